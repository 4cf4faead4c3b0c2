// A page for looking at boards without the app: `?scene=NAME` alone in the window, or all of them side by side, each
// as wide as on a phone. `theme`, `colours`, `pieces`, `flipped`, `opposite`, `plain`, `animation` (milliseconds) and `back` set
// what their names say.
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { PIECE_SETS, PieceSetContext } from '../../src/artwork/sets';
import { ChoiceBar } from '../../src/board/ChoiceBar';
import { PlayingBoard } from '../../src/board/PlayingBoard';
import '../../src/ui/styles/tokens.css';
import { gameById } from '../../src/games';
import { textsReady } from '../../src/language/texts';
import { BLACK } from '../../src/rules/types';
import { boardState, describeMove, legalOptions } from '../../src/session/moves';
import type { MoveOption } from '../../src/session/types';
import { type Scene, scenes } from './scenes';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.dataset.board = query.get('colours') ?? 'wood';

const pieces = PIECE_SETS.find((name) => name === query.get('pieces')) ?? 'carved';

/** A scene that can be played on by both sides; no engine answers. */
function SceneBoard({ scene }: { readonly scene: Scene }) {
  const game = gameById(scene.game);
  if (!game) throw new Error(`scene ${scene.name}: no game ${scene.game}`);
  const rules = useMemo(() => game.rules(scene.options ?? {}), [game, scene]);
  const [moves, setMoves] = useState(scene.moves?.split(' ') ?? []);
  const { state, options } = useMemo(() => {
    const position = rules.parse(scene.position ?? rules.startFen);
    let last: MoveOption | null = null;
    for (const text of moves) {
      const move = rules.parseMove(position, text);
      last = describeMove(rules, position, move);
      position.make(move);
    }
    return {
      state: boardState(rules, position, last),
      options: legalOptions(rules, position),
    };
  }, [rules, scene, moves]);
  const play = (text: string) => setMoves([...moves, text]);
  return (
    <>
      <PlayingBoard
        rules={rules}
        state={state}
        options={options}
        flipped={query.has('flipped')}
        coordinates={!query.has('plain')}
        showTargets={true}
        animation={Number(query.get('animation') ?? 0)}
        label={game.name}
        opposite={query.has('opposite') ? BLACK : null}
        onPlay={play}
      />
      <ChoiceBar rules={rules} state={state} options={options} own={null} onPlay={play} />
      {query.has('back') && (
        <button type="button" class="back" onClick={() => setMoves(moves.slice(0, -1))}>
          Back
        </button>
      )}
    </>
  );
}

/** Brings a mounted scene to its selection by the board's own buttons. */
function act(root: Element, { select, aim, press }: Scene): void {
  const button = (cell: string) =>
    root.querySelector<HTMLButtonElement>(`button[aria-label^="${cell},"]`);
  if (select) button(select)?.click();
  setTimeout(() => {
    if (aim) button(aim)?.focus();
    if (press) button(press)?.click();
  });
}

await textsReady();
const root = document.getElementById('app');
const only = query.get('scene');
for (const scene of scenes.filter(({ name }) => only === null || name === only)) {
  const box = document.createElement('div');
  if (only) box.className = 'one';
  else box.style.width = `${query.get('width') ?? 360}px`;
  root?.append(box);
  render(
    <PieceSetContext.Provider value={pieces}>
      <SceneBoard scene={scene} />
    </PieceSetContext.Provider>,
    box,
  );
  act(box, scene);
}
// After the last scene's own turn, and two frames for what it changed to be painted.
setTimeout(() =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.body.dataset.ready = '';
    }),
  ),
);
