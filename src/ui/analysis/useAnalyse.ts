// Opens an analysis from any screen: continues the untitled one of the same origin, or starts a new one.
import { useRef } from 'preact/hooks';
import { type AnalysisRecord, analysisOfGame, newAnalysis } from '../../storage/analysisRecord';
import { type GameRecord, randomId } from '../../storage/record';
import { runDetached } from '../../util/failures';
import type { Route } from '../routing/routes';
import { type Services, useServices } from '../services';

export interface Analyse {
  /** Opens a new analysis, or the stored one that it would repeat; `instead` of the current screen where one may not come back. */
  readonly open: (wanted: AnalysisRecord, instead?: boolean) => void;
  /** The same of a game on this device, at the ply shown, where Back leads again. The game stays as it is. */
  readonly openGame: (record: GameRecord, ply: number, away?: Away) => void;
}

/** Where an analysis begins off the game itself. */
interface Away {
  /** Moves that go on from the ply. */
  readonly line: readonly string[];
  /** The screen that Back leads to, as it stands now. */
  readonly from: Route;
}

export function useAnalyse(): Analyse {
  const services = useServices();
  const { router } = services;
  const isOpening = useRef(false);
  const open = async (wanted: AnalysisRecord, before: () => void, instead: boolean) => {
    // A second tap asks for nothing more, and who has gone elsewhere meanwhile stays there.
    if (isOpening.current) return;
    const from = router.route.get();
    isOpening.current = true;
    const id = await beginOrResume(services, wanted);
    isOpening.current = false;
    if (router.route.get() !== from) return;
    before();
    const route = { screen: 'analysis', id } as const;
    if (instead) router.replace(route);
    else router.open(route);
  };
  return {
    open: (wanted, instead = false) => runDetached(open(wanted, () => undefined, instead)),
    openGame: (record, ply, { line, from } = { line: [], from: gameAt(record, ply) }) => {
      const wanted = newAnalysis(analysisOfGame(record, ply, line), randomId(), Date.now());
      runDetached(open(wanted, () => router.replace(from), false));
    },
  };
}

const gameAt = ({ id }: GameRecord, ply: number): Route => ({ screen: 'game', id, ply });

/** Id of the analysis to open. Storage failures do not prevent analysing. */
async function beginOrResume(
  { store, openAnalyses }: Pick<Services, 'store' | 'openAnalyses'>,
  wanted: AnalysisRecord,
): Promise<string> {
  try {
    const [analyses, { resumed }] = await Promise.all([
      store.then((opened) => opened.openAnalyses()),
      import('../../storage/analysisConversion'),
    ]);
    const unsaved = resumed(openAnalyses.unsaved(), wanted);
    if (unsaved) return unsaved.id;
    const found = resumed(await analyses.list(), wanted);
    if (found) {
      // If another tab changed it meanwhile, open the stored version.
      await analyses.save(found).then(
        () => openAnalyses.announce(found.id),
        (error: unknown) => console.warn('The analysis stayed where it was:', error),
      );
      return found.id;
    }
  } catch (error) {
    console.warn('Analyses could not be read:', error);
  }
  openAnalyses.begin(wanted);
  return wanted.id;
}
