# make run    everything a fresh machine needs, then the server on http://localhost:8000
# make test   everything a fresh machine needs, then linters and all tests
# make quick  tests of rules, play and scripts alone
# make help   the rest

# The first one that starts and is new enough: some machines have names that only point to a version manager.
IS_NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for name in python3 python3.13 python3.12 python3.11; do \
	$$name -c '$(IS_NEW_ENOUGH)' 2>/dev/null && command -v $$name && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := $(BIN)/python -m pip install -q --disable-pip-version-check --root-user-action=ignore --no-input --require-hashes
NODE_TESTS := node --import ./tests/js/support/typescript.mjs --test --test-reporter=dot tests/js/*.test.mjs
SOURCES := $(shell find app/static -path app/static/dist -prune -o -type f ! -name schema.d.ts -print 2>/dev/null)

# Containers often forbid Python to keep its bytecode; the workers of the tests would compile every test on each run.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help checks setup assets run wheel test test-all ready quick types lint lint-rules lint-python lint-scripts compile-tests format soak mutants bench failover rolling screenshots migration lock browsers chromium clean
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

run: setup ## install what is missing and run the server
	@exec $(BIN)/python -m app serve

setup: $(VENV)/.runtime assets ## install what the server needs into .venv and node_modules

wheel: $(VENV)/.dev assets ## build a wheel into dist/, which holds all that a server needs
	@rm -rf dist
	$(BIN)/python -m hatchling build -t wheel

assets: node_modules/.assets ## bundle the browser's code

test: ## all linters and tests
	@$(MAKE) --no-print-directory --jobs=2 ready
	$(NODE_TESTS)
	$(BIN)/python -m pytest -n 3 --maxprocesses 3 --dist worksteal --checklist $(FULL)

# What Python and what Node have to install, and what the linters look at, goes on side by side.
ready: $(VENV)/.dev assets browsers lint-rules lint-python lint-scripts compile-tests

compile-tests: $(VENV)/.dev assets # once, before each worker of the tests would do so for itself; what is wrong they say
	@$(BIN)/python -m pytest --collect-only -q >/dev/null || true

test-all: FULL := --full
test-all: test ## the same, with every case of what `make test` covers by pairs

quick: $(VENV)/.dev node_modules/.installed ## tests of rules, play and scripts alone, in a minute or so
	$(NODE_TESTS)
	$(BIN)/python -m pytest -n 2 --maxprocesses 2 --dist worksteal tests/rules tests/play

types: $(VENV)/.runtime node_modules/.installed ## make the types of the browser's code from the API's document
	@$(BIN)/python -m tools.client_types

lint: $(VENV)/.dev types ## linters, types and the contracts between the floors
	@$(MAKE) --no-print-directory --jobs=2 lint-rules lint-python lint-scripts

lint-rules: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

lint-python: $(VENV)/.dev # takes as long as lint-scripts, beside which it runs
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

lint-scripts: types
	node_modules/.bin/tsc -p tsconfig.json
	node_modules/.bin/tsc -p tsconfig.worker.json
	node_modules/.bin/tsc -p tests/js/tsconfig.json
	node_modules/.bin/biome ci --colors=off --error-on-warnings --log-level=warn

format: $(VENV)/.dev node_modules/.installed ## format what the linters check
	$(BIN)/ruff check --fix-only -q .
	$(BIN)/ruff format .
	node_modules/.bin/biome check --write --colors=off --log-level=warn

mutants: $(VENV)/.dev ## the rules broken on purpose: which breaks no test of the rules notices
	$(BIN)/python -m tools.mutants

soak: $(VENV)/.dev ## servers stopped and killed, a thousand bytes changed in a game, ten thousand random games, as many with modules and of Shackleton Base, ten thousand turns of AstroBot against its second model, generated requests, hard texts, broken frames, hostile hosts
	$(BIN)/python -m tests.support.operating_soak
	CHANGES=1000 $(BIN)/python -m pytest -n 0 -q tests/play/test_one_byte.py
	$(BIN)/python -m tests.support.rules.soak
	$(BIN)/python -m tests.support.rules.soak --modules
	$(BIN)/python -m tests.support.shackleton.soak
	$(BIN)/python -m tests.support.shackleton.second_astrobot_soak
	$(BIN)/python -m tests.support.attack.soak

bench: $(VENV)/.dev assets ## measure speed and memory
	$(BIN)/python -m bench

failover: $(VENV)/.dev assets ## fail the database's leader twenty times while people play
	$(BIN)/python -m tools.failover

rolling: $(VENV)/.dev assets ## replace both processes of a fleet while people play, behind nginx and HAProxy
	$(BIN)/python -m bench.rolling

screenshots: $(VENV)/.dev assets chromium ## pictures of every phase into out/screenshots
	$(BIN)/python -m tools.screenshots

migration: $(VENV)/.dev ## begin a migration: make migration NAME="What changes"
	$(BIN)/python -m tools.migration "$(NAME)"

lock: $(VENV)/.dev ## choose the newest allowed versions and write the lock files
	$(call compile,requirements.lock,)
	$(call compile,requirements-dev.lock,--extra dev)
	npm install --package-lock-only --ignore-scripts --silent
	node tools/plain-lock.mjs

clean: ## remove what was installed and built; the data stays
	rm -rf $(VENV) node_modules app/static/dist app/static/js/schema.d.ts tests/support/*/face/schema.d.ts

compile = $(BIN)/uv pip compile -q pyproject.toml $(2) --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --no-annotate --upgrade -o $(1)

checks:
	@PYTHON="$(PYTHON)" sh tools/check-machine.sh

browsers:
	@sh tools/ensure-browsers.sh chromium shell firefox webkit

chromium:
	@sh tools/ensure-browsers.sh chromium

$(VENV)/bin/python: | checks
	@echo "Making $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: requirements.lock | $(VENV)/bin/python
	@echo "Installing Python packages …"
	@$(PIP_INSTALL) -r requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(VENV)/.runtime
	@echo "Installing Python packages for tests …"
	@$(PIP_INSTALL) -r requirements-dev.lock
	@touch $@

node_modules/.installed: package-lock.json package.json | checks
	@echo "Installing browser packages …"
	@npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

node_modules/.assets: node_modules/.installed $(SOURCES)
	@echo "Bundling the browser's code …"
	@node app/static/build.mjs
	@touch $@
