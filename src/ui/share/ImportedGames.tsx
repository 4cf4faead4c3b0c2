// Several games from one text, before they are kept: what each is, which cannot be read and why, which are here already.
import '../../language/shownRefusals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { refusalText } from '../../input/input';
import { textsOf } from '../../language/texts';
import type { ReadPart } from '../../share/texts';
import type { GameRecord } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { reasonOf, runDetached } from '../../util/failures';
import { useAnalyse } from '../analysis/useAnalyse';
import { Button, ButtonLink } from '../components/Button';
import { Screen } from '../components/Screen';
import { HOME } from '../routing/routes';
import { useServices } from '../services';
import { gameTitle } from '../words/names';
import { movesText } from '../words/quantities';
import styles from './importedGames.module.css';
import openForm from './openForm.module.css';
import { analysisOf, hasNews, isSameGame, playersText } from './received';

const texts = textsOf('open');

export function ImportedGames({ parts }: { readonly parts: readonly ReadPart[] }) {
  const { store } = useServices();
  /** Null until it is known what is here already. */
  const [stored, setStored] = useState<readonly GameSummary[] | null>(null);
  const [said, setSaid] = useState('');
  const [isKeeping, setKeeping] = useState(false);
  /** Ids of the games kept from here. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const readable = parts.filter((part) => 'record' in part);
  const records = readable.map(({ record }) => record);
  const distinct = useMemo(() => withoutRepeats(records), [parts]);
  const annotated = readable.filter(({ analysis }) => analysis).length;
  const analyse = useAnalyse();
  const problems = parts.flatMap((part) => ('problem' in part ? [refusalText(part.problem)] : []));
  const isHere = (record: GameRecord) => stored?.some((one) => hasAllOf(one, record)) === true;
  const fresh = distinct.filter((record) => !kept.has(record.id) && !isHere(record));
  const allKept = kept.size > 0 && fresh.length === 0;
  useEffect(() => {
    let wanted = true;
    store
      .then(async (games) => {
        const stored: GameSummary[] = [];
        for await (const part of games.listAll()) stored.push(...part);
        if (wanted) setStored(stored);
      })
      // Without storage nothing can be here already.
      .catch(() => wanted && setStored([]));
    return () => {
      wanted = false;
    };
  }, [store]);
  const keep = async () => {
    if (isKeeping) return;
    setKeeping(true);
    const games = await store;
    const done: string[] = [];
    try {
      for (const record of fresh) {
        await games.save({ ...record, revision: 1 });
        done.push(record.id);
      }
      setSaid(texts.kept(done.length));
    } catch (error) {
      setSaid(texts.keptThen(done.length, fresh.length, reasonOf(error)));
    }
    setKept(new Set([...kept, ...done]));
    setKeeping(false);
  };
  return (
    <Screen title={texts.gamesInText}>
      <p>{texts.readable(records.length, records.filter(isHere).length, problems.length)}</p>
      {annotated > 0 && <p class="hint-text">{texts.annotated(annotated)}</p>}
      {records.length > 0 && <p class="hint-text">{texts.sharedNote}</p>}
      {problems.length > 0 && (
        <ul class={styles.problems}>
          {problems.map((problem) => (
            <li key={problem} class="error-text">
              {texts.unreadable(problem)}
            </li>
          ))}
        </ul>
      )}
      <div class={openForm.actions}>
        {!allKept && (
          <Button
            variant="primary"
            disabled={stored === null || fresh.length === 0}
            // Not disabled, which would take the focus from it.
            aria-disabled={isKeeping}
            onClick={() => runDetached(keep())}
          >
            {texts.keepGames(fresh.length)}
          </Button>
        )}
        {allKept && (
          <ButtonLink to={{ screen: 'history', query: '' }} variant="primary" replace={true}>
            {texts.history}
          </ButtonLink>
        )}
        <ButtonLink to={HOME} replace={true}>
          {texts.home}
        </ButtonLink>
      </div>
      <p role="status">{said}</p>
      <ol class={styles.games}>
        {readable.map((part) => {
          const { record } = part;
          return (
            <li key={record.id}>
              <strong>{gameTitle(record)}</strong>
              <span>{playersText(record)}</span>
              <span class="hint-text">{lengthText(record)}</span>
              <Button
                aria-label={texts.analyseGame(gameTitle(record), playersText(record))}
                onClick={() => analyse.open(analysisOf(part, record.moves.length))}
              >
                {texts.analyse}
              </Button>
            </li>
          );
        })}
      </ol>
    </Screen>
  );
}

/** The games without those of which the text has another copy that goes as far; of equal ones the first stays. */
function withoutRepeats(records: readonly GameRecord[]): GameRecord[] {
  const byMoment = new Map<number, GameRecord[]>();
  for (const record of records) {
    const others = byMoment.get(record.createdAt) ?? [];
    if (others.some((other) => isPartOf(record, other))) continue;
    const rest = others.filter((other) => !isPartOf(other, record));
    byMoment.set(record.createdAt, [...rest, record]);
  }
  return [...byMoment.values()].flat();
}

const isPartOf = (record: GameRecord, other: GameRecord): boolean =>
  isSameGame(other, { record, origin: null }) && !hasNews(other, record);

/** Whether a game of this device is the one that was read, and has gone as far. */
const hasAllOf = ({ plies, result, ...own }: GameSummary, record: GameRecord): boolean =>
  isSameGame(own, { record, origin: null }) &&
  plies >= record.moves.length &&
  (result !== null || record.result === null);

function lengthText({ moves, result }: GameRecord): string {
  const length = movesText({ plies: moves.length });
  return result ? texts.finished(length, result.score) : texts.unfinished(length);
}
