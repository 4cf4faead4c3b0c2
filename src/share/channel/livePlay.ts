// A game by message whose links go over a channel by themselves: each device says how the game stands there, at every change
// and every few seconds, and takes what the other says as it takes any link. So whatever is lost, doubled or late, the next one
// makes up for it, and a broken channel leaves two games by message. What comes is a stranger's: it is read like any link.

import { InputError, refuse } from '../../input/input';
import type { Session } from '../../session/types';
import { mergeArrived } from '../../storage/message';
import { type GameRecord, type MessageState, randomId } from '../../storage/record';
import { logFailure, reasonOf } from '../../util/failures';
import { createObservable, type Observable } from '../../util/observable';
import { messageLink, readLink, type Shared } from '../link';
import { BrokenChannelError, type Wire } from './messages';

/** Milliseconds from one heartbeat to the next; a wire without any for 15 seconds counts as broken. */
const HEARTBEAT_INTERVAL_MS = 5_000;

export interface LiveState {
  readonly isOpen: boolean;
  /** Why what came could not be used, which ended it; null where the channel broke or was closed. */
  readonly problem: string | null;
  /** The link of a game that came and is for the player to decide about: another one, or one that went on differently. */
  readonly offered: string | null;
}

export class LivePlay {
  readonly state: Observable<LiveState> = createObservable<LiveState>({
    isOpen: true,
    problem: null,
    offered: null,
  });
  /** The last text that came, and what it holds once that is read. */
  private lastText = '';
  private received: Shared | null = null;
  private isRead = true;
  /** Whether the session has been compared with what came. */
  private isTaken = true;
  /** The player's request that the friend's device is known to have. */
  private confirmed: MessageState['request'];
  private sent = '';
  private sentRecord: GameRecord | null = null;
  private session: Session | null = null;
  private isWorking = false;
  private readonly heartbeat: ReturnType<typeof setInterval>;
  private settleFirst: { resolve(text: string): void; reject(error: unknown): void } | null = null;
  /** The first link that comes. Rejects if the channel ends before. */
  readonly first = new Promise<string>((resolve, reject) => {
    this.settleFirst = { resolve, reject };
  });

  /** `game` is the identity of the game to play; null for the one that the other device begins with. */
  constructor(
    private readonly wire: Wire,
    private game: string | null,
  ) {
    this.heartbeat = setInterval(() => this.send(this.sent), HEARTBEAT_INTERVAL_MS);
    // Only a device that has no game yet waits for it.
    this.first.catch(() => undefined);
    this.listen().catch((error: unknown) => this.end(error));
  }

  /** Whether this game is played over the channel, or may be: it is the one at hand here or there. */
  isAbout({ id, message }: Pick<GameRecord, 'id' | 'message'>): boolean {
    return message !== undefined && (id === this.game || this.isFrom(id));
  }

  /** Goes on with another game, such as a rematch. */
  follow(game: string): void {
    this.game = game;
  }

  /** Plays this game for as long as it is open, until the returned function is called. */
  attach(session: Session): () => void {
    this.session = session;
    this.game = session.view.record.id;
    this.sentRecord = null;
    this.isTaken = false;
    const stop = session.subscribe(() => this.work());
    session.setConnected(this.state.get().isOpen);
    this.work();
    return () => {
      stop();
      session.setConnected(false);
      if (this.session === session) this.session = null;
    };
  }

  /** Takes back what was offered: the player looks at it, or at something else. */
  dismissOffer(): void {
    this.state.set({ ...this.state.get(), offered: null });
  }

  close(): void {
    this.end(new BrokenChannelError());
  }

  private isFrom(id: string): boolean {
    const origin = this.received?.origin;
    return typeof origin === 'string' && id.startsWith(origin);
  }

  private async listen(): Promise<void> {
    for (;;) {
      const part = await this.wire.next();
      if (typeof part !== 'string') throw refuse('bytesNotGame');
      // Of many that come at once only the last one is read.
      if (part === this.lastText || part === '') continue;
      this.lastText = part;
      this.isRead = false;
      this.work();
    }
  }

  private work(): void {
    if (this.isWorking) return;
    this.isWorking = true;
    this.settle()
      .catch((error: unknown) => this.end(error))
      .finally(() => {
        this.isWorking = false;
        if (this.isDue()) this.work();
      });
  }

  private async settle(): Promise<void> {
    while (this.isDue()) {
      // Between what is left of a flood of links, the page has its turn.
      await new Promise((resolve) => setTimeout(resolve));
      if (!this.isRead) this.read();
      else if (this.session && !this.isTaken) await this.take(this.session);
      else if (this.session && this.hasNews(this.session)) await this.sendState(this.session);
    }
  }

  private isDue(): boolean {
    const { session } = this;
    if (!this.state.get().isOpen) return false;
    if (!this.isRead) return true;
    return session !== null && !session.view.superseded && (!this.isTaken || this.hasNews(session));
  }

  /** What is sent has been saved here first, if that is possible. */
  private hasNews({ view: { record, saving } }: Session): boolean {
    return !saving && record !== this.sentRecord;
  }

  private read(): void {
    this.isRead = true;
    this.received = readLink(this.lastText, randomId(), Date.now());
    if (!this.received.record.message) throw refuse('noGameByMessage');
    this.isTaken = false;
    this.settleFirst?.resolve(this.lastText);
  }

  /** Goes on with the game by what came, as far as that is nothing to be asked about. */
  private async take(session: Session): Promise<void> {
    this.isTaken = true;
    const { received } = this;
    if (!received) return;
    const { record } = session.view;
    if (!this.isFrom(record.id)) return this.offer();
    const merge = mergeArrived(record, received.record);
    switch (merge.how) {
      case 'goesOn':
        if (merge.isOwn) return this.offer();
        await session.receive(received.record);
        return;
      case 'same':
        // The friend has it.
        this.confirmed = record.message?.request;
        if (record.message?.due) await session.noteSent();
        return;
      case 'behind':
        // A request that was there has been answered, and it still is the friend's turn.
        if (merge.by === 'request' && record.message?.request === this.confirmed)
          return session.noteRefused();
        // The friend is yet to have it, or did not get it.
        this.sent = '';
        this.sentRecord = null;
        return;
      default:
        this.offer();
    }
  }

  private offer(): void {
    this.state.set({ ...this.state.get(), offered: this.lastText });
  }

  private async sendState(session: Session): Promise<void> {
    const { record } = session.view;
    const { message } = record;
    // From now on the friend may have it, whether or not that is heard of: it stands.
    if (message?.due && message.sent < record.moves.length) return session.noteOutgoing();
    this.sentRecord = record;
    const text = messageLink(record);
    if (text === this.sent) return;
    this.sent = text;
    await this.wire.send(text);
  }

  private send(text: string): void {
    this.wire.send(text).catch((error: unknown) => this.end(error));
  }

  private end(error: unknown): void {
    const state = this.state.get();
    if (!state.isOpen) return;
    clearInterval(this.heartbeat);
    const isBroken = error instanceof BrokenChannelError;
    if (!isBroken && !(error instanceof InputError)) logFailure('nearby', error);
    const problem = isBroken ? null : reasonOf(error);
    this.settleFirst?.reject(error);
    this.state.set({ isOpen: false, problem, offered: null });
    this.session?.setConnected(false);
    this.wire.close();
  }
}
