// The engine as its worker exposes it.
import type { AnalysisInfo, EngineWorkerApi } from './api';
import type { Engine } from './engine';

/**
 * Reports travel on a channel of their own and could arrive after the answer, so the answer waits until the last
 * report has been received.
 */
export function createWorkerApi(engine: Engine): EngineWorkerApi {
  type OnInfo = ((info: AnalysisInfo) => unknown) | undefined;
  const afterReports = async <T>(onInfo: OnInfo, ask: (report: OnInfo) => Promise<T>) => {
    let received: unknown;
    const reply = await ask(
      onInfo &&
        ((info) => {
          received = onInfo(info);
        }),
    );
    await received;
    return reply;
  };
  return {
    think: (request, onInfo) => afterReports(onInfo, (report) => engine.think(request, report)),
    hint: (request) => engine.hint(request),
    analyse: (request, onInfo) => afterReports(onInfo, (report) => engine.analyse(request, report)),
  };
}
