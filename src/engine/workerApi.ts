// The engine as its worker exposes it.
import { transfer } from 'comlink';
import type { EngineWorkerApi } from './api';
import type { Engine } from './engine';
import './refusalTransfer';

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
