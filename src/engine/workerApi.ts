// The engine in its worker, as the worker exposes it, and how refusals cross between worker and page: of an error that is thrown,
// Comlink sends only message, name and stack, and a message is of the language where it is read. Both ends import this.
import { type TransferHandler, transfer, transferHandlers } from 'comlink';
import { InputError, type Refusal } from '../input/input';
import type { EngineWorkerApi } from './api';
import type { Engine } from './engine';

interface Thrown {
  readonly value: unknown;
}

interface SentRefusal {
  readonly refusal: Refusal;
}

const others = transferHandlers.get('throw') as TransferHandler<Thrown, object>;

const refusals: TransferHandler<Thrown, SentRefusal | object> = {
  canHandle: (value): value is Thrown => others.canHandle(value),
  serialize: (thrown) =>
    thrown.value instanceof InputError
      ? [{ refusal: thrown.value.refusal } satisfies SentRefusal, []]
      : others.serialize(thrown),
  deserialize(sent) {
    if ('refusal' in sent) throw new InputError(sent.refusal);
    return others.deserialize(sent);
  },
};

transferHandlers.set('throw', refusals);

/**
 * Reports travel on a channel of their own and could arrive after the answer, so the answer waits until the last
 * report has been received.
 */
export function createWorkerApi(engine: Engine): EngineWorkerApi {
  const afterReports = async <I, T>(
    onReport: ((report: I) => unknown) | undefined,
    ask: (report: (report: I) => void) => Promise<T>,
  ) => {
    let received: unknown;
    const reply = await ask((report) => {
      received = onReport?.(report);
    });
    await received;
    return reply;
  };
  return {
    think: (request, onInfo) => afterReports(onInfo, (report) => engine.think(request, report)),
    hint: (request) => engine.hint(request),
    judge: (request) => engine.judge(request),
    threat: (request) => engine.threat(request),
    provenWin: (request) => engine.provenWin(request),
    analyse: (request, onSign) => afterReports(onSign, (report) => engine.analyse(request, report)),
    solve: async (line, onProgress) => {
      const reply = await engine.solve(line, onProgress);
      const bytes = reply.tables.flatMap(({ values }) => (values ? [values.buffer] : []));
      return transfer(reply, bytes);
    },
    playOut: (request) => engine.playOut(request),
    prepare: (rules) => engine.prepare(rules),
  };
}
