// Opens the mistakes of the game that the address names, to find better moves; its review must be complete.
import { useMemo } from 'preact/hooks';
import { ownMistakes } from '../../review/own';
import { BLACK, WHITE } from '../../rules/types';
import { BetterSession } from '../../session/review/betterSession';
import type { OpenedReview } from '../../session/review/types';
import { readersColour } from '../../storage/players';
import { NotOpened } from '../components/NotOpened';
import { useServices } from '../services';
import { BetteringScreen } from './BetteringScreen';
import { useReview } from './useReview';

interface BetterScreenProps {
  /** Of the game. */
  readonly id: string;
  /** Plies before the mistake to begin with, or null for the first. */
  readonly ply: number | null;
}

export function BetterScreen({ id, ply }: BetterScreenProps) {
  const [opening, openAgain] = useReview(id);
  if (opening.state === 'open') return <Bettering opened={opening.opened} ply={ply} />;
  if (opening.state === 'opening') return null;
  const problem = opening.state === 'failed' ? opening : null;
  return <NotOpened what="game" problem={problem} onRetry={openAgain} />;
}

function Bettering({
  opened,
  ply,
}: {
  readonly opened: OpenedReview;
  readonly ply: number | null;
}) {
  const { record } = opened;
  const { router } = useServices();
  const better = useMemo(() => betterSession(opened, ply), [opened, ply]);
  if (!better) {
    // Nothing to go through: the review says how far it is.
    queueMicrotask(() => router.replace({ screen: 'review', id: record.id }));
    return null;
  }
  return <BetteringScreen opened={opened} better={better} count={tasksOf(opened).length} />;
}

/** Of two people's game and of somebody else's, the mistakes of both sides. */
function tasksOf({ record, session }: OpenedReview) {
  const own = readersColour(record);
  const { findings } = session.view;
  return ownMistakes(findings, own === null ? [WHITE, BLACK] : [own]).flatMap(({ ply }) => {
    const finding = findings[ply];
    return finding ? [{ ply, finding }] : [];
  });
}

function betterSession(opened: OpenedReview, ply: number | null): BetterSession | null {
  const { record, judge } = opened;
  const tasks = tasksOf(opened);
  const { result } = record;
  if (tasks.length === 0 || !result) return null;
  const first = Math.max(
    0,
    tasks.findIndex((task) => task.ply === ply),
  );
  return new BetterSession({ game: { ...record, result }, tasks, first, judge });
}
