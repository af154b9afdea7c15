"""The lock to take before counting or comparing what a user has, so that each of several at once sees those
before it."""

from sqlalchemy import bindparam, select

from app.store.schema.people import users
from app.store.statements import Statement

LOCK_USER = Statement(select(users.c.id).where(users.c.id == bindparam("of_user")).with_for_update(key_share=True))
