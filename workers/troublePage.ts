// What is shown instead of the app when its first files are neither stored as they were built nor to be had. It comes
// from the service worker itself and needs nothing else; its button asks that worker to repair all files.
import { languageFor } from '../src/language/languageFor';
import { trouble } from '../src/language/serviceWorker';
import { entryOf } from '../src/util/items';
import { contentHash } from './builtFiles';

type TroubleTexts = (typeof trouble)[keyof typeof trouble];

/** Timeout (ms) for the worker to repair the files: the browser may end it meanwhile. */
const ANSWER_TIMEOUT_MS = 60_000;

const STYLE = `
      body { display: grid; place-content: center; gap: 16px; min-height: 90vh; max-width: 26rem; margin: 0 auto;
        padding: 24px; font: 1.0625rem / 1.4 system-ui, sans-serif; }
      h1, p { margin: 0; }
      h1 { font-size: 1.375rem; }
      button { justify-self: start; min-height: 48px; padding: 0 24px; border: 2px solid; border-radius: 12px;
        background: none; color: inherit; font: inherit; font-weight: 600; }
      button[aria-disabled] { opacity: 0.6; }
    `;

/** The button stays enabled while it does nothing: disabled, it would lose the focus. */
const scriptOf = ({ repairing, notRepaired }: TroubleTexts): string => `
      const button = document.querySelector('button');
      const status = document.querySelector('[role=status]');
      let isRepairing = false;
      function repair() {
        if (isRepairing) return;
        isRepairing = true;
        button.setAttribute('aria-disabled', 'true');
        status.textContent = ${JSON.stringify(repairing)};
        const { port1, port2 } = new MessageChannel();
        const timer = setTimeout(() => answer(false), ${ANSWER_TIMEOUT_MS});
        function answer(canStart) {
          clearTimeout(timer);
          if (canStart) return location.reload();
          isRepairing = false;
          button.removeAttribute('aria-disabled');
          status.textContent = ${JSON.stringify(notRepaired)};
        }
        port1.onmessage = ({ data }) => answer(data);
        const worker = navigator.serviceWorker.controller;
        if (worker) worker.postMessage({ type: 'MEND_START' }, [port2]);
        else location.reload();
      }
      button.addEventListener('click', repair);
      addEventListener('online', repair);
    `;

const pageOf = (
  language: string,
  { title, missing, whatToDo, repair }: TroubleTexts,
  script: string,
): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>${title}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${missing}</p>
    <p>${whatToDo}</p>
    <button type="button">${repair}</button>
    <p role="status"></p>
    <script>${script}</script>
  </body>
</html>
`;

/** The page, which may run and show nothing but what is written here; in the first of the reader's languages that there is. */
export async function troublePage(read: readonly string[]): Promise<Response> {
  // The language chosen in Settings is known to the app's page alone.
  const language = languageFor(undefined, read, Object.keys(trouble)) ?? 'en';
  const texts = entryOf(trouble, language);
  const script = scriptOf(texts);
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `style-src ${await sourceOf(STYLE)}`,
    `script-src ${await sourceOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return new Response(pageOf(language, texts, script), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
    },
  });
}

/** How a content security policy names an inline text: by its hash. */
const sourceOf = async (text: string): Promise<string> =>
  `'${await contentHash(new TextEncoder().encode(text))}'`;
