// Between the screens and the sessions of games and analyses: remembers what was just begun until its screen opens, and opens
// things by id, each in one tab at a time. A session whose screen closes before it is saved stays alive until it is.
import type { Seat, Tabs } from '../../storage/tabs';
import { runDetached } from '../../util/failures';
import { yieldToPage } from '../../util/scheduling';

/** What a session is about. */
interface Stored {
  readonly id: string;
  readonly updatedAt: number;
}

/** A session, as far as opening and leaving it is concerned. */
interface Living<Item extends Stored> {
  readonly view: SavingView<Item>;
  subscribe(listener: (view: SavingView<Item>) => void): () => void;
  close(): void;
}

interface SavingView<Item extends Stored> {
  readonly record: Item;
  /** A save is under way. */
  readonly saving: boolean;
  /** The latest save failed. */
  readonly unsaved: boolean;
}

/** How something is opened. */
export interface OpenOptions {
  /** Change it here even if another tab does; that one looks on from then. */
  readonly take?: boolean;
  /** Called when another tab went on with it, or took it: time to open it again. */
  readonly changed?: () => void;
}

export interface OpenSessions<Item extends Stored, Session extends Living<Item>> {
  /** Takes something new; its session saves it when it is opened. */
  begin(record: Item): void;
  /**
   * What has this id, or null if there is nothing: ready to be changed, or only to look at if another tab has it and it is
   * not to be taken from there. @throws InputError if it cannot be read
   */
  open(id: string, opening?: OpenOptions): Promise<Session | null>;
  /** Tells the tab that has it open that it was saved from elsewhere, as from a list: it opens it again before it goes on. */
  announce(id: string): void;
  /** Ends a session when its screen closes; one that is not saved lives on until it is, so that nothing is lost. */
  leave(session: Session): void;
  /** What has gone further in this page than what is stored, on the screen or left, newest first. */
  unsaved(): readonly Item[];
  /** Whether something would be lost with this page. */
  hasUnsavedChanges(): boolean;
}

/** What is about to be opened. */
export interface Opened<Loaded> {
  readonly loaded: Loaded;
  /** Whether this tab may change it. */
  readonly seat: Seat;
  /** Whether it was just begun. */
  readonly isNew: boolean;
  /** How other tabs hear of each save. */
  readonly tabs: Tabs;
}

/** `Loaded` is an item made ready for its session. */
export interface SessionSource<Item extends Stored, Session extends Living<Item>, Loaded = Item> {
  /** What is stored, or null. @throws InputError if it cannot be read */
  load(id: string): Promise<Loaded | null>;
  /** The same of something new. @throws InputError if it cannot be played */
  ready(item: Item): Loaded | Promise<Loaded>;
  start(opened: Opened<Loaded>): Session;
}

/** Another screen has its place when a session that lived on is opened again. */
interface Hearer {
  changed: () => void;
  /** Whether another tab went on with it, took it or renamed it: the session has not what is stored. */
  isBehind: boolean;
}

/** `prepare` loads all that is needed; it is called for each opening, and may fail. */
export function createOpenSessions<
  Item extends Stored,
  Session extends Living<Item>,
  Loaded = Item,
>(prepare: () => Promise<SessionSource<Item, Session, Loaded>>): OpenSessions<Item, Session> {
  let begun: Item | null = null;
  let tabs: Tabs | null = null;
  const openTabs = async (): Promise<Tabs> => {
    const { browserTabs } = await import('../../storage/tabs');
    tabs ??= browserTabs();
    return tabs;
  };
  const lingering = new Map<string, Session>();
  const onScreen = new Set<Session>();
  const seats = new WeakMap<Session, Seat>();
  /** By session, the screen that hears when another tab goes on with it. */
  const hearers = new WeakMap<Session, Hearer>();
  const living = () => [...lingering.values(), ...onScreen];
  const end = (session: Session) => {
    session.close();
    seats.get(session)?.leave();
  };
  /** Lets a session live on until it is saved, or its screen is opened again. */
  const keepUntilSaved = (id: string, session: Session) => {
    lingering.set(id, session);
    const stop = session.subscribe(({ saving, unsaved }) => {
      if (lingering.get(id) !== session) stop();
      else if (!saving && !unsaved) {
        stop();
        lingering.delete(id);
        end(session);
      }
    });
  };
  return {
    begin: (record) => {
      begun = record;
    },
    open: async (id, { take = false, changed = () => undefined } = {}) => {
      const living = lingering.get(id);
      lingering.delete(id);
      const heard = living && hearers.get(living);
      // As it was left, it began to save the time on its clock, which is refused: what is stored is opened instead.
      if (living && heard?.isBehind && !living.view.unsaved) end(living);
      else if (living) {
        if (heard) heard.changed = changed;
        onScreen.add(living);
        return living;
      }
      const [source, tabs] = await Promise.all([prepare(), openTabs()]);
      const hearer: Hearer = { changed, isBehind: false };
      const seat = await tabs.join(id, take, () => {
        hearer.isBehind = true;
        hearer.changed();
      });
      try {
        const fresh = begun?.id === id ? begun : null;
        const loaded = fresh ? await source.ready(fresh) : await source.load(id);
        // Something else may have been begun meanwhile.
        if (begun === fresh) begun = null;
        if (!loaded) {
          seat.leave();
          return null;
        }
        // Each takes long enough to be a task of its own: checking what is stored, playing it out, drawing the screen.
        await yieldToPage();
        const session = source.start({ loaded, seat, isNew: fresh !== null, tabs });
        seats.set(session, seat);
        hearers.set(session, hearer);
        onScreen.add(session);
        await yieldToPage();
        return session;
      } catch (error) {
        seat.leave();
        throw error;
      }
    },
    announce: (id) => runDetached(openTabs().then((joined) => joined.announce(id))),
    leave: (session) => {
      onScreen.delete(session);
      const { record, saving, unsaved } = session.view;
      if (saving || unsaved) keepUntilSaved(record.id, session);
      else end(session);
    },
    unsaved: () =>
      living()
        .filter(({ view }) => view.unsaved)
        .map(({ view }) => view.record)
        .sort((a, b) => b.updatedAt - a.updatedAt),
    hasUnsavedChanges: () => living().some(({ view }) => view.saving || view.unsaved),
  };
}
