"""Attacks on a running server: what makes requests, texts, frames and hosts."""
