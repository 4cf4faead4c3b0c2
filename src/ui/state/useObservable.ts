// How settings, the route and other page-wide state reach the components.
import { useEffect, useState } from 'preact/hooks';
import type { Observable } from '../../util/observable';

/** The current value; the component renders again at each change. */
export function useObservable<T>(observable: Pick<Observable<T>, 'get' | 'subscribe'>): T {
  const [value, setValue] = useState(observable.get());
  useEffect(() => {
    setValue(observable.get());
    return observable.subscribe(setValue);
  }, [observable]);
  return value;
}
