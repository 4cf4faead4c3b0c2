// Results that lead to their games: as a figure, and level by level in a table.
import type { ComponentChildren } from 'preact';
import { textsOf } from '../../language/texts';
import { Link } from '../components/Link';
import fold from '../newgame/fold.module.css';
import { formatFilter, type HistoryFilter } from './filter';
import { type Parts, ScoreBar, ScoreFigure } from './ScoreFigure';
import styles from './score.module.css';
import type { ColourScore, OwnScore } from './statistics';

const texts = textsOf('statistics');
const names = textsOf('names');

export const gamesText = (count: number): string =>
  count === 0 ? texts.noGame : texts.games(count);

interface ScoresProps {
  readonly filter: HistoryFilter;
  readonly label: string;
  readonly names: readonly [string, string, string];
  readonly parts: Parts;
  readonly colours?: boolean;
}

/** Nothing without a game; leads to the finished games that were counted, and those given up at once. */
function Scores({ filter, label, names, parts, colours }: ScoresProps) {
  const count = parts.reduce((sum, next) => sum + next);
  if (count === 0) return null;
  return (
    <ScoreFigure {...{ label, names, parts }} {...(colours && { colours })}>
      <Games filter={filter}>{label}</Games>
      <span class="hint-text">{gamesText(count)}</span>
    </ScoreFigure>
  );
}

interface OwnScoresProps {
  readonly filter: HistoryFilter;
  readonly own: OwnScore;
}

export function OwnScores({ filter, own }: OwnScoresProps) {
  return (
    <Scores
      filter={{ ...filter, opponent: 'computer' }}
      label={texts.againstComputer}
      names={[texts.won, texts.drawn, texts.lost]}
      parts={[own.won, own.drawn, own.lost]}
    />
  );
}

interface ColourScoresProps {
  readonly filter: HistoryFilter;
  readonly label: string;
  readonly score: ColourScore;
}

export function ColourScores({ filter, label, score }: ColourScoresProps) {
  return (
    <Scores
      filter={filter}
      label={label}
      names={[texts.whiteWon, texts.drawn, texts.blackWon]}
      parts={[score.white, score.drawn, score.black]}
      colours
    />
  );
}

interface LevelTableProps {
  readonly filter: HistoryFilter;
  readonly levels: ReadonlyMap<number, OwnScore>;
  readonly matched: OwnScore | null;
  readonly coached: OwnScore | null;
}

/** Folded until it is wanted. */
export function LevelTable({ filter, levels, matched, coached }: LevelTableProps) {
  return (
    <details class={fold.root}>
      <summary>
        <span>{texts.levelByLevel}</span>
      </summary>
      <table class={`${styles.table} ${styles.folded}`}>
        <caption class="visually-hidden">{texts.levelTable}</caption>
        <thead>
          <tr>
            {[texts.level, texts.won, texts.drawn, texts.lost].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...levels].map(([level, score]) => (
            <Row key={level} score={score}>
              <Games filter={{ ...filter, opponent: `level${level}` }}>
                {level} · {names.levels[level - 1]}
              </Games>
            </Row>
          ))}
          {matched && (
            <Row score={matched}>
              <Games filter={{ ...filter, opponent: 'matched' }}>{texts.matched}</Games>
            </Row>
          )}
          {coached && (
            <Row score={coached}>
              <Games filter={{ ...filter, opponent: 'coached' }}>{texts.coached}</Games>
            </Row>
          )}
        </tbody>
      </table>
    </details>
  );
}

interface RowProps {
  readonly score: OwnScore;
  readonly children: ComponentChildren;
}

function Row({ score: { won, drawn, lost }, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {children}
        <ScoreBar parts={[won, drawn, lost]} />
      </th>
      <td>{won}</td>
      <td>{drawn}</td>
      <td>{lost}</td>
    </tr>
  );
}

/** A link to finished games of a kind. */
function Games(props: { readonly filter: HistoryFilter; readonly children: ComponentChildren }) {
  return (
    <Link
      to={{ screen: 'history', query: formatFilter({ ...props.filter, result: 'finished' }) }}
      class={styles.link}
    >
      {props.children}
    </Link>
  );
}
