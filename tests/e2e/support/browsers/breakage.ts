// Breaks the engine of a page.

/** Its worker is ended without a word, hears nothing, or breaks down with an error. */
export type Fault = 'killed' | 'hung' | 'throwing';

/** Runs in the page: the next worker breaks when it is first spoken to, those after it are sound and counted. */
export function breakFirstWorker(fault: Fault): void {
  let workers = 0;
  const Sound = window.Worker;
  window.Worker = class extends Sound {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers++;
      Object.assign(window, { workers });
      if (workers > 1) return;
      this.postMessage = () => {
        if (fault !== 'hung') this.terminate();
        if (fault === 'throwing') this.dispatchEvent(new ErrorEvent('error'));
      };
    }
  };
}
