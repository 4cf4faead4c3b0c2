// How a game is played: its aim, board, pieces with diagrams and endings under the options in question, and which
// options there are. The inventor's rules and this project's rulings are marked differently.

import { useEffect, useMemo } from 'preact/hooks';
import { gameById, offeredGames } from '../../games';
import type { Game, GameId, OptionValues, RuleSet } from '../../games/game';
import type { LearnText, PieceExplanation } from '../../games/learn';
import { chosenValues, knownOptions, variantName } from '../../games/options';
import { textsOf } from '../../language/texts';
import { inTasks } from '../../util/scheduling';
import { ButtonLink, Link } from '../components/Button';
import { queueTask } from '../components/later';
import { Screen } from '../components/Screen';
import { LearnList } from '../home/GameLists';
import { RuleLines } from '../rules/RulesSheet';
import { Facts } from './Facts';
import styles from './learn.module.css';
import { Examples, Passages, PieceMoves, StartPicture, useLearnText } from './PieceMoves';
import { Plans } from './Plans';

const texts = textsOf('learn');

interface LearnScreenProps {
  /** Null for the list of games. */
  readonly game: GameId | null;
  /** The options in force, perhaps of an old address; null for the standard game and everything that can be chosen. */
  readonly options: OptionValues | null;
}

export function LearnScreen({ game: id, options }: LearnScreenProps) {
  const game = id === null ? offeredGames[0] : gameById(id);
  if (!game) {
    return (
      <Screen title={texts.title}>
        <p>{texts.noGame}</p>
      </Screen>
    );
  }
  return (
    <Screen
      title={game.name}
      mood={game.mood}
      list={{
        title: texts.title,
        isAddressed: id === null,
        items: (isBeside) => <LearnList screen="learn" chosen={isBeside ? game.id : null} />,
      }}
    >
      <Page key={game.id} game={game} options={options} />
    </Screen>
  );
}

interface PageProps {
  readonly game: Game;
  readonly options: OptionValues | null;
}

function Page({ game, options }: PageProps) {
  const rules = useMemo(() => game.rules(knownOptions(game, options ?? {})), [game, options]);
  const text = useLearnText(rules);
  return text && <Explained game={game} rules={rules} text={text} chosen={options !== null} />;
}

interface ExplainedProps {
  readonly game: Game;
  readonly rules: RuleSet;
  readonly text: LearnText;
  /** Whether the options were chosen for a game. */
  readonly chosen: boolean;
}

function Explained({ game, rules, text, chosen }: ExplainedProps) {
  const startLetters = useMemo(() => {
    const { cells } = rules.parseSetup(rules.startFen);
    return new Set([...cells].map((code) => rules.kinds[code >> 1]?.letter));
  }, [rules]);
  // The diagrams ask what may be moved. What that takes to be known is compiled in tasks of its own before they are drawn.
  useEffect(() => {
    const compile = async () => {
      await inTasks(rules.prepare?.() ?? []);
      rules.parse(rules.startFen);
    };
    return queueTask(compile, { ahead: true });
  }, [rules]);
  const atStart = ({ letter }: PieceExplanation) => startLetters.has(letter);
  const later = text.pieces.filter((explanation) => !atStart(explanation));
  return (
    <div class={styles.root}>
      {chosen && <RulesInForce game={game} rules={rules} />}
      {!chosen && game.loadLessons && (
        <ButtonLink
          to={{ screen: 'lessons', game: game.id, lesson: null }}
          variant="primary"
          class={styles.doing}
        >
          {texts.byDoing}
        </ButtonLink>
      )}
      <section aria-labelledby="aim">
        <h2 id="aim">{texts.aim}</h2>
        <Passages passages={text.aim} />
      </section>
      <section aria-labelledby="the-board">
        <h2 id="the-board">{texts.board}</h2>
        <StartPicture rules={rules} />
        <Passages passages={text.board} />
        {text.boardExamples && text.boardExamples.length > 0 && (
          <Examples rules={rules} examples={text.boardExamples} of={null} />
        )}
      </section>
      <section aria-labelledby="pieces">
        <h2 id="pieces">{texts.pieces}</h2>
        {text.pieces.filter(atStart).map((explanation) => (
          <PieceMoves key={explanation.letter} rules={rules} explanation={explanation} />
        ))}
      </section>
      {later.length > 0 && (
        <section aria-labelledby="later-pieces">
          <h2 id="later-pieces">{texts.laterPieces}</h2>
          {later.map((explanation) => (
            <PieceMoves key={explanation.letter} rules={rules} explanation={explanation} />
          ))}
        </section>
      )}
      <section aria-labelledby="endings">
        <h2 id="endings">{texts.endings}</h2>
        <Passages passages={text.endings} />
      </section>
      {game.loadOpenings && <Plans rules={rules} />}
      {!chosen && <Facts game={game} rules={rules} />}
      {!chosen && game.options.length > 0 && <Options game={game} />}
      <p class={styles.source}>{texts.source(game.name, game.author)}</p>
      <ButtonLink
        to={{
          ...{ screen: 'new', game: game.id, opponent: null },
          ...(chosen && { options: rules.options }),
        }}
        variant="primary"
      >
        {texts.play(game.name)}
      </ButtonLink>
    </div>
  );
}

/** The variant by name and in lines; nothing for a game that has no options. */
function RulesInForce({ game, rules }: Pick<ExplainedProps, 'game' | 'rules'>) {
  const name = variantName(game, rules.options);
  if (name === null) return null;
  const lines = chosenValues(game.options, rules.options);
  return (
    <section aria-labelledby="mix">
      <h2 id="mix">{texts.rulesNamed(name)}</h2>
      <RuleLines game={game} lines={lines} options={rules.options} />
      <Link to={{ screen: 'learn', game: game.id, options: null }} class="text-link">
        {texts.allRules}
      </Link>
    </section>
  );
}

/** Everything that can be chosen instead of the standard rules. */
function Options({ game }: { readonly game: Game }) {
  return (
    <section aria-labelledby="options">
      <h2 id="options">{texts.rulesToChoose}</h2>
      {game.options.map((spec) => (
        <RuleLines
          key={spec.name}
          game={game}
          options={NO_OPTIONS}
          lines={spec.values
            .filter((value) => value !== spec.values[0])
            .map((value) => ({ spec, value }))}
        />
      ))}
    </section>
  );
}

const NO_OPTIONS: OptionValues = {};
