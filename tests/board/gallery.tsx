// A page for looking at boards: every game in a few positions, rendered without the app. Served by the dev server for
// tests/tools/board-shots.ts.
import { render } from 'preact';
import { Board } from '../../src/board/Board';
import { games } from '../../src/games';
import { boardState, legalOptions } from '../../src/session/moves';

const query = new URLSearchParams(location.search);
const game = games.find(({ id }) => id === query.get('game')) ?? games[0];
const options: Record<string, string> = JSON.parse(query.get('options') ?? '{}');
const rules = game.rules(options);
const position = rules.parse(query.get('position') ?? rules.startText);
for (const move of (query.get('moves') ?? '').split(' ').filter(Boolean)) {
  position.make(rules.parseMove(position, move));
}
const root = document.getElementById('app');
if (root) {
  render(
    <Board
      rules={rules}
      state={boardState(rules, position, null)}
      options={legalOptions(rules, position)}
      flipped={query.has('flipped')}
      coordinates={true}
      showTargets={true}
      animation={0}
      label={game.name}
      onPlay={() => undefined}
    />,
    root,
  );
}
