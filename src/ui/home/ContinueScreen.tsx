// Resumes the newest unfinished game: where the app icon's own shortcut leads.
import { useEffect } from 'preact/hooks';
import { HOME } from '../routes';
import { useServices } from '../services';

export function ContinueScreen() {
  const { store, router } = useServices();
  useEffect(() => {
    let wanted = true;
    store
      .then((kept) => kept.listUnfinished())
      .then(
        ([newest]) => wanted && router.replace(newest ? { screen: 'game', id: newest.id } : HOME),
        () => wanted && router.replace(HOME),
      );
    return () => {
      wanted = false;
    };
  }, [store, router]);
  return null;
}
