"""Two and three processes on one database, of which one dies or stands still: no acknowledged move is lost or there
twice, automated seats play on, and who watches is told."""

import signal

import pytest

from tests.support.fleet import Roaming, fleet, newest, reach, watching


@pytest.mark.parametrize("number", [2, 3])
def test_a_process_that_is_killed_costs_no_move_and_its_robots_play_on(database_url: str, number: int) -> None:
    # The first one would wait for a minute before its robot moves.
    slow = {"AUTOMATON_PACE_MS": "60000"}
    with fleet(database_url, *({} for _ in range(number - 1)), slow) as processes:
        *left, dying = processes
        playing = Roaming(processes, number)
        try:
            playing.go_to(left)
            playing.moves(3)
            with watching(left[-1], playing) as page:
                playing.go_to([dying])
                playing.moves(1)
                reach(page, newest(playing))
                dying.command.send_signal(signal.SIGKILL)
                playing.go_to(processes)
                playing.moves(3)
                playing.talking.say()
                reach(page, newest(playing))
            playing.check()
        finally:
            playing.end()


def test_a_process_that_stands_still_and_goes_on_again_costs_no_move(database_url: str) -> None:
    with fleet(database_url, {}, {}, {}) as processes:
        playing = Roaming(processes, 4)
        try:
            playing.moves(3)
            frozen, other = processes[1], processes[2]
            with watching(frozen, playing) as page, watching(other, playing) as elsewhere:
                frozen.command.send_signal(signal.SIGSTOP)
                playing.moves(2)
                reach(elsewhere, newest(playing))
                frozen.command.send_signal(signal.SIGCONT)
                reach(page, newest(playing))
                playing.moves(3)
                seq = newest(playing)
                reach(page, seq)
                reach(elsewhere, seq)
            playing.check()
        finally:
            playing.end()
