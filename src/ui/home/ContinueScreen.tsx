// Resumes the unfinished game that was played last: where the app icon's own shortcut leads.
import { useEffect } from 'preact/hooks';
import { HOME } from '../routing/routes';
import { useServices } from '../services';

export function ContinueScreen() {
  const { store, router } = useServices();
  useEffect(() => {
    let wanted = true;
    store
      .then((opened) => opened.newestUnfinished())
      .then(
        (id) => wanted && router.replace(id === null ? HOME : { screen: 'game', id }),
        () => wanted && router.replace(HOME),
      );
    return () => {
      wanted = false;
    };
  }, [store, router]);
  return null;
}
