// What the screens need from outside themselves, handed down from main.tsx so that nothing is global, and how settings, the route
// and other page-wide state reach the components.
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { CoachEngine } from '../session/coach';
import type { PuzzleJudge } from '../session/puzzle/types';
import type { LivePlay } from '../share/channel/livePlay';
import type { GameStore } from '../storage/gameStore';
import type { Observable } from '../util/observable';
import type { Install, Updates } from './pwa/installation';
import type { Router } from './routing/router';
import type { OpenAnalyses, OpenGames, OpenReviews } from './sessions/openers';
import type { Settings } from './settings/settings';

export interface Services {
  readonly router: Router;
  readonly settings: Observable<Settings>;
  readonly updates: Updates;
  readonly install: Install;
  /** The games on this device; never rejects. */
  readonly store: Promise<GameStore>;
  /** Whether code that a screen cannot do without could not be loaded: what reads the games, what teaches one. */
  readonly codeMissing: Observable<boolean>;
  readonly openGames: OpenGames;
  readonly openAnalyses: OpenAnalyses;
  readonly openReviews: OpenReviews;
  /** The channel to a friend's device; null before there is one, or after the player is done with it. */
  readonly nearby: Observable<LivePlay | null>;
  /** Loads what makes judges of moves that also prove wins, each with an engine of its own. */
  readonly loadJudge: () => Promise<() => PuzzleJudge>;
  /** The same for a coach. */
  readonly loadCoach: () => Promise<() => CoachEngine>;
  /** Whether something would be lost with this page. */
  readonly hasUnsavedChanges: () => boolean;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services of the app around this component. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('a screen was rendered outside ServicesProvider');
  return services;
}

/** The current value; the component renders again at each change. */
export function useObservable<T>(observable: Pick<Observable<T>, 'get' | 'subscribe'>): T {
  const [value, setValue] = useState(observable.get());
  useEffect(() => {
    setValue(observable.get());
    return observable.subscribe(setValue);
  }, [observable]);
  return value;
}
