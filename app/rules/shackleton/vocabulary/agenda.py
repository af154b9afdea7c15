"""The steps of the base that stand on the agenda."""

from app.rules.shackleton.vocabulary.questions import AnyQuestion
from app.rules.shackleton.vocabulary.tasks import AnyTask

Step = AnyQuestion | AnyTask
"""A pending decision or pending work; corporations bring their own."""
