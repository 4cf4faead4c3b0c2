// How a game is played: its aim, board, pieces with diagrams, endings and options. The inventor's rules and this
// project's rulings are told apart.
import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../../board/BoardPicture';
import { gameById } from '../../games';
import type { Game, GameId } from '../../games/game';
import type { LearnText, PieceLesson } from '../../games/learn';
import { Link } from '../components/Link';
import { Screen } from '../components/Screen';
import { Passages } from './Passages';
import { Piece } from './Piece';
import { useLearnText } from './useLearnText';
import './learn.css';

export function LearnScreen({ game: id }: { readonly game: GameId }) {
  const game = gameById(id);
  const text = useLearnText(game);
  if (!game) {
    return (
      <Screen title="Learn">
        <p>There is no game of this name.</p>
      </Screen>
    );
  }
  return <Screen title={game.name}>{text && <Lesson game={game} text={text} />}</Screen>;
}

function Lesson({ game, text }: { readonly game: Game; readonly text: LearnText }) {
  const rules = useMemo(() => game.rules({}), [game]);
  const start = useMemo(() => rules.parse(rules.startText), [rules]);
  const startLetters = new Set(
    [...start.cells].map((code) => rules.kinds[code >> 1]?.letter ?? ''),
  );
  const atStart = (lesson: PieceLesson) => startLetters.has(lesson.letter);
  const others = text.pieces.filter((lesson) => !atStart(lesson));
  return (
    <div class="lesson">
      <section aria-labelledby="aim">
        <h2 id="aim">Aim</h2>
        <Passages passages={text.aim} />
      </section>
      <section aria-labelledby="the-board">
        <h2 id="the-board">The board</h2>
        <div class="lesson-board">
          <BoardPicture
            rules={rules}
            cells={start.cells.slice(0, rules.board.cells.length)}
            terrain={start.terrain}
          />
        </div>
        <Passages passages={text.board} />
      </section>
      <section aria-labelledby="pieces">
        <h2 id="pieces">The pieces</h2>
        {text.pieces.filter(atStart).map((lesson) => (
          <Piece key={lesson.letter} game={game} rules={rules} lesson={lesson} />
        ))}
      </section>
      {others.length > 0 && (
        <section aria-labelledby="other-pieces">
          <h2 id="other-pieces">Pieces that come later or with an option</h2>
          {others.map((lesson) => (
            <Piece key={lesson.letter} game={game} rules={rules} lesson={lesson} />
          ))}
        </section>
      )}
      <section aria-labelledby="endings">
        <h2 id="endings">How it ends</h2>
        <Passages passages={text.endings} />
      </section>
      {game.options.length > 0 && <Options game={game} />}
      <p class="lesson-source">
        {game.name}: {game.author}. Rules are retold in our own words; passages marked “our ruling”
        are decisions of this project where the inventor is silent or unclear.
      </p>
      <Link to={{ screen: 'new', game: game.id, opponent: null }} class="button primary">
        Play {game.name}
      </Link>
    </div>
  );
}

function Options({ game }: { readonly game: Game }) {
  return (
    <section aria-labelledby="options">
      <h2 id="options">Rule options</h2>
      <dl class="option-list">
        {game.options.map(({ name, label, values }) => (
          <div key={name}>
            <dt>{label}</dt>
            {values
              .filter(({ summary }) => summary !== '')
              .map(({ value, label: choice, summary }) => (
                <dd key={value}>
                  {values.length > 2 && <strong>{choice}: </strong>}
                  {summary}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
