"""A game in play, one decision at a time.

Where several seats choose at the same time, they are asked one after the other and their choices are played when all have
chosen. So nobody sees whether another has chosen, and everybody is asked about the same position.
"""

from __future__ import annotations

from ._trivium import State, View


class Turns:
    """Asks the seats of a game one by one."""

    def __init__(self, state: State):
        self.state = state
        self._sealed: dict[int, int] = {}

    def seat(self) -> int | None:
        """Whose decision is next; `None` if the game is over or waits for chance."""
        return next((seat for seat in self.state.owed() if seat not in self._sealed), None)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.state.view(seat)

    def legal_actions(self, seat: int) -> list[int]:
        """Its legal actions; none for a seat that has chosen already."""
        return [] if seat in self._sealed else self.state.legal_actions(seat)

    def choose(self, seat: int, action: int | str) -> None:
        """Takes a choice. What is not legal raises `IllegalAction` and changes nothing."""
        action = self.state.view(seat).action_text(action)
        self._sealed[seat] = self.state.action_code(seat, action)
        if self.seat() is None:
            sealed, self._sealed = self._sealed, {}
            for chooser, code in sorted(sealed.items()):
                self.state.apply(chooser, code)

    def clone(self) -> Turns:
        """A copy that is played on its own."""
        copy = Turns(self.state.clone())
        copy._sealed = dict(self._sealed)
        return copy
