// Where an analysis came from, as a screen to go back to.
import { useEffect, useState } from 'preact/hooks';
import type { AnalysisOrigin } from '../../storage/analysisRecord';
import { HOME, type Route } from '../routing/routes';
import { useServices } from '../services';

/** Its game at the ply where the analysis was begun, while that is on this device; else Home. */
export function useOrigin(origin: AnalysisOrigin | null): Route {
  const { store } = useServices();
  const [route, setRoute] = useState(HOME);
  useEffect(() => {
    let wanted = true;
    setRoute(HOME);
    if (!origin) return;
    const { game: id, ply } = origin;
    store
      .then((games) => games.peek(id))
      .then((game) => wanted && game && setRoute({ screen: 'game', id, ply }))
      // A game that cannot be read is no way back.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [store, origin?.game, origin?.ply]);
  return route;
}
