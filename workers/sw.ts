// The service worker: stores the app when it is installed, answers the page from what is stored, and mends that when
// the page asks. Which files there are, the build tells. A new version waits until the player agrees, and gives way to
// the one before where it does not start.
/// <reference lib="WebWorker" />
import type { PrecacheEntry } from 'workbox-precaching';
import { news } from '../src/language/serviceWorker';
import { runDetached } from '../src/util/failures';
import { answerWith, type Content, fetchFresh, textIn } from './builtFiles';
import { canStart, type FindFile, StoredFiles } from './storedFiles';
import { troublePage } from './troublePage';
import { Versions } from './versions';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: PrecacheEntry[];
};

/** A line on what this version brings, from CHANGELOG.md (.build/news.ts). */
declare const __NEWS__: string;

/** What each page of the app has, of any version, and no other page. */
const APP_PAGE = '<div id="app">';

const files = new StoredFiles(self.__WB_MANIFEST);
const versions = new Versions(files.list);

self.addEventListener('install', (event) => {
  runDetached(files.install(event));
  event.waitUntil(versions.add());
});

self.addEventListener('activate', (event) => {
  // The first page is served offline too, without a reload in between.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = fileAddress(request.url);
  const navigates = request.mode === 'navigate';
  if (files.has(address)) {
    const isPage = navigates && address.endsWith('.html');
    event.respondWith(isPage ? page(address) : files.answer(address, request));
  } else if (navigates) {
    // Any path opens the app, by way of its own address, from which alone its relative links are right.
    event.respondWith(Response.redirect('./'));
  } else if (new URL(address).origin === location.origin) {
    event.respondWith(answerOlder(request));
  }
});

self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type;
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'STARTED') event.waitUntil(Promise.all([noteStart(event), mendRegularly()]));
  if (type === 'MEND_START') event.waitUntil(mendStart(event));
  // A page of the older version asks while this worker waits.
  if (type === 'TELL_NEWS')
    for (const port of event.ports) port.postMessage(newsIn(event.data.language));
  if (type === 'FETCH_LOST_FILES') event.waitUntil(files.fetchLost());
});

/** What this version brings; a page of a version that spoke English alone asks for no language. */
const newsIn = (language: unknown): string =>
  new Map<unknown, string>(Object.entries(news)).get(language) ?? __NEWS__;

/** Takes note of a page that has started; one of an older version says nothing of this one. */
async function noteStart(event: ExtendableMessageEvent): Promise<void> {
  if (!files.has(`${event.data?.script}`)) return;
  await versions.noteStart();
  await tidyUp(event);
}

/**
 * Forgets the files of older versions, once the page that asks is the only one: another one may still be of an older
 * version, or this one was until a moment ago, and goes on needing them while it is reloaded.
 */
async function tidyUp(event: ExtendableMessageEvent): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { registration } = self;
  const asks = event.source && 'id' in event.source ? event.source.id : null;
  const isAlone = pages.every(({ id }) => id === asks);
  const isNewest = () => !registration.installing && !registration.waiting;
  if (!isAlone) return;
  await files.forgetOlder(isNewest);
  if (isNewest()) await versions.forgetOlder();
}

/** Fetches what is lost; and once a day, or where one file was damaged, looks at all of them. */
async function mendRegularly(): Promise<void> {
  if (!files.foundDamage && !(await versions.isProofDue())) return files.fetchLost();
  await files.mend();
  await versions.noteProof();
}

/** A file that this version does not have: the older one's that may run, or else what is at that address. */
async function answerOlder(request: Request): Promise<Response> {
  const proven = await files.older(await versions.before())(request.url);
  return proven ? answerWith(proven) : files.answerOlder(request);
}

/** An address without its query, which means nothing here; of a folder, that of its page. */
function fileAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname + (pathname.endsWith('/') ? 'index.html' : '');
}

/** Mends all files for the page of trouble, and answers whether the app can start now. */
async function mendStart({ ports }: ExtendableMessageEvent): Promise<void> {
  await files.mend();
  const canStart = (await openingPage(fileAddress(self.registration.scope))) !== null;
  for (const port of ports) port.postMessage(canStart);
}

/** The page that opens the app, or else one that says what is wrong. */
async function page(address: string): Promise<Response> {
  const opening = await openingPage(address);
  return opening ? answerWith(opening) : troublePage(self.navigator.languages);
}

/**
 * The app's page, if the scripts and styles that it begins with can be had. Or else the page of a newer version, which
 * the host may have; or of the version before, as long as that is kept; or else null.
 */
async function openingPage(address: string): Promise<Content | null> {
  const own = await startable(address, files.asBuilt);
  if (own && (await versions.isTrusted())) return tried(own);
  const older = await startable(address, files.older(await versions.before()));
  if (own) return older ?? tried(own);
  return (await newerPage(address)) ?? older;
}

async function startable(address: string, find: FindFile): Promise<Content | null> {
  const page = await find(address);
  return page && (await canStart(page, find)) ? page : null;
}

async function tried(page: Content): Promise<Content> {
  await versions.noteTry();
  return page;
}

/** The host's page, unless another one stands in its place, such as that to sign in to a network. */
async function newerPage(address: string): Promise<Content | null> {
  const page = await fetchFresh(address);
  return page && textIn(page).includes(APP_PAGE) ? page : null;
}
