// How one piece moves: its texts, and diagrams of example positions.
import { useMemo, useState } from 'preact/hooks';
import type { Game, RuleSet } from '../../games/game';
import type { PieceLesson } from '../../games/learn';
import { Icon } from '../components/Icon';
import { MoveDiagram } from './MoveDiagram';
import { Passages } from './Passages';

export interface PieceProps {
  readonly game: Game;
  readonly rules: RuleSet;
  readonly lesson: PieceLesson;
  /** Where the piece is named already. */
  readonly untitled?: boolean;
}

/** A piece's texts, and its example positions to step through. */
export function Piece({ game, rules, lesson, untitled = false }: PieceProps) {
  const [shown, setShown] = useState(0);
  const { position, cell, caption, options } = lesson.examples[shown];
  const example = useMemo(() => (options ? game.rules(options) : rules), [game, rules, options]);
  const name = rules.kinds.find((kind) => kind?.letter === lesson.letter)?.name ?? '';
  const count = lesson.examples.length;
  return (
    <article class="piece-lesson">
      {!untitled && <h3>{name}</h3>}
      <div>
        <Passages passages={lesson.passages} />
      </div>
      <div class="piece-example">
        <MoveDiagram rules={example} position={position} cell={cell} caption={caption} />
        {count > 1 && (
          <button type="button" class="button" onClick={() => setShown((shown + 1) % count)}>
            Example {shown + 1} of {count}
            <span class="visually-hidden">of the {name}: show the next</span>
            <Icon name="next" />
          </button>
        )}
      </div>
    </article>
  );
}
