// Two ends of a channel in one process: what one sends, the other gets.
import { BrokenChannelError, type Wire } from '../../src/share/channel/messages';

export type Part = string | Uint8Array<ArrayBuffer>;

/** An end that says what it is given, and keeps what it is sent. */
export interface ScriptedWire extends Wire {
  readonly sent: readonly Part[];
  readonly isClosed: boolean;
}

/** A wire on which these parts come; then it breaks. */
export function scriptedWire(parts: readonly Part[]): ScriptedWire {
  const coming = [...parts];
  const sent: Part[] = [];
  let isClosed = false;
  return {
    sent,
    get isClosed() {
      return isClosed;
    },
    send: async (part) => {
      if (isClosed) throw new BrokenChannelError();
      sent.push(typeof part === 'string' ? part : part.slice());
    },
    next: async () => {
      const part = coming.shift();
      if (part === undefined) throw new BrokenChannelError();
      return part;
    },
    close: () => {
      isClosed = true;
    },
  };
}

/** Two wires, each the other's far end. Closing one breaks both. */
export function wirePair(): readonly [Wire, Wire] {
  const ends = [createEnd(), createEnd()] as const;
  const close = () => {
    for (const end of ends) end.end();
  };
  const wire = (own: End, far: End): Wire => ({
    send: async (part) => far.put(typeof part === 'string' ? part : part.slice()),
    next: own.next,
    close,
  });
  return [wire(ends[0], ends[1]), wire(ends[1], ends[0])];
}

type End = ReturnType<typeof createEnd>;

function createEnd() {
  const parts: Part[] = [];
  let isOver = false;
  let wake = () => {};
  return {
    put: (part: Part) => {
      if (isOver) throw new BrokenChannelError();
      parts.push(part);
      wake();
    },
    end: () => {
      isOver = true;
      wake();
    },
    next: async (): Promise<Part> => {
      for (;;) {
        const part = parts.shift();
        if (part !== undefined) return part;
        if (isOver) throw new BrokenChannelError();
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
