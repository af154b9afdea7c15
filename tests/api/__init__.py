"""Tests of the REST interface and the websockets."""
