# The browser's code
FROM node:22-bookworm-slim AS assets
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY app/static app/static
RUN node app/static/build.mjs

# The Python packages
FROM python:3.11-slim-bookworm AS packages
WORKDIR /srv/regolith
COPY requirements.lock ./
RUN python -m venv .venv \
    && .venv/bin/python -m pip install --no-cache-dir --require-hashes -r requirements.lock

# The server
FROM python:3.11-slim-bookworm
ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PATH="/srv/regolith/.venv/bin:$PATH" \
    HOST=0.0.0.0 \
    PORT=8000 \
    DATA_DIR=/var/lib/regolith \
    LOG_FORMAT=json
RUN useradd --system --uid 10001 --create-home --home-dir /home/regolith regolith \
    && install -d -o regolith -g regolith /var/lib/regolith
WORKDIR /srv/regolith
COPY --from=packages /srv/regolith/.venv .venv
COPY pyproject.toml alembic.ini ./
COPY migrations migrations
COPY app app
COPY --from=assets /build/app/static/dist app/static/dist
USER 10001
VOLUME ["/var/lib/regolith"]
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['PORT'] + '/healthz', timeout=2)"]
CMD ["python", "-m", "app", "serve"]
