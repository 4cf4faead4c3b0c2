// Stored files that were damaged, in Chromium, Firefox and WebKitGTK: with a network nobody notices, without one the app
// says what is wrong and how to mend it. Games are kept either way.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../support/browsers';
import { until } from '../support/browsers/browser';
import { DAMAGES, type Damage, damage } from '../support/browsers/damage';
import {
  named,
  newGame,
  newPassAndPlay,
  playMove,
  press,
  saved,
  seesHeading,
  shownMoves,
  visit,
} from '../support/browsers/player';
import { offlineStage } from '../support/browsers/stage';

/** What the app cannot begin without. */
const FIRST = ['/(index\\.html)?$', '/assets/index-.*\\.js$', '/assets/index-.*\\.css$'];
/** What it asks for later. */
const SETTINGS = '/assets/SettingsScreen-.*\\.js$';
const WORKER = '/assets/engine\\.worker-.*\\.js$';
const NETWORKS = '/assets/network-.*\\.bin$';

/**
 * What is done to one of the first files: everything in Chromium. The service worker is the same in the others, so there each
 * damage is done to one of the files, and each file is damaged.
 */
const damagesOf = (engine: string, file: string): readonly Damage[] =>
  DAMAGES.filter(
    (_, index) => engine === 'Chromium' || index % FIRST.length === FIRST.indexOf(file),
  );

describe.each(ENGINES)('%s', (engine, open) => {
  const stage = offlineStage(open);
  let game: string;
  let networks: number;

  const openAnew = async (fragment = '') => {
    await stage.browser.goto('about:blank');
    await stage.browser.goto(stage.server.url + fragment);
  };

  const bytesOf = (file: string) => stage.browser.evaluate(damage, file, null);
  const doDamage = async (file: string, how: Damage) => {
    expect(await stage.browser.evaluate(damage, file, how), file).toBeGreaterThan(100);
  };

  /** Presses Repair, which loads the page again: the answer to the press may be lost with the old one. */
  const mended = () =>
    until('the app that was mended', async () => {
      const [title, isIdle] = await stage.browser.evaluate(() => [
        document.querySelector('h1')?.textContent,
        document.querySelector('button:not([aria-disabled])') !== null,
      ]);
      if (title === 'Fortyone') return true;
      if (isIdle) await stage.browser.press(named('Repair'));
      return false;
    });

  const computerAnswers = async () => {
    await newGame(stage.browser, 'bipartite');
    await playMove(stage.browser);
    await saved(stage.browser, 2);
  };

  beforeAll(async () => {
    await newPassAndPlay(stage.browser, 'bridge41');
    await playMove(stage.browser);
    await saved(stage.browser, 1);
    networks = await bytesOf(NETWORKS);
    game = await stage.browser.evaluate(() => location.hash);
  });

  test.each(FIRST)('with a network the app opens as ever, whatever became of %s', async (file) => {
    const whole = await bytesOf(file);
    for (const how of damagesOf(engine, file)) {
      await doDamage(file, how);
      await openAnew(game);
      await until(
        `the game with ${file} ${how}`,
        async () => (await shownMoves(stage.browser)) === 1,
      );
      expect(await bytesOf(file), how).toBe(whole);
    }
  });

  test.each(DAMAGES)(
    'and so do a screen, the engine and its networks whose files are %s',
    async (how) => {
      await openAnew();
      const whole = await bytesOf('');
      const later = [SETTINGS, WORKER, NETWORKS];
      const sound = await bytesOf(later.join('|'));
      for (const file of later) await doDamage(file, how);
      await visit(stage.browser, '#/settings');
      await seesHeading(stage.browser, 'Settings');
      await computerAnswers();
      await openAnew();
      await until('files as they were', async () => (await bytesOf(later.join('|'))) === sound);
      expect(await bytesOf('')).toBe(whole);
    },
  );

  test('a network that asks to sign in is taken for none', async () => {
    await doDamage(FIRST[0], 'cut');
    stage.server.setCaptive(true);
    await openAnew();
    await seesHeading(stage.browser, 'Fortyone cannot start');
    stage.server.setCaptive(false);
    await mended();
  });

  describe('without a network', () => {
    beforeAll(() => stage.server.stop());
    afterAll(() => stage.server.start());

    test.each(FIRST)(
      'the app says what is wrong without %s, and mends itself later',
      async (file) => {
        for (const how of damagesOf(engine, file)) {
          await doDamage(file, how);
          await openAnew();
          await seesHeading(stage.browser, 'Fortyone cannot start');
          await press(stage.browser, named('Repair'));
          await until('the word that nothing could be fetched', () =>
            stage.browser.evaluate(() =>
              document
                .querySelector('[role=status]')
                ?.textContent.includes('Check your connection'),
            ),
          );
          await stage.server.start();
          await mended();
          await visit(stage.browser, game);
          await until('the game', async () => (await shownMoves(stage.browser)) === 1);
          await stage.server.stop();
        }
      },
    );

    test.each(DAMAGES)('the computer plays on when its networks are %s', async (how) => {
      await openAnew();
      await doDamage(NETWORKS, how);
      await computerAnswers();
      await stage.server.start();
      await openAnew();
      await until('networks as they were', async () => (await bytesOf(NETWORKS)) === networks);
      await stage.server.stop();
    });

    test('the page that says so runs no foreign code', async () => {
      await doDamage(FIRST[0], 'cut');
      await openAnew();
      await seesHeading(stage.browser, 'Fortyone cannot start');
      const ran = await stage.browser.evaluate(async () => {
        const refused = new Promise<void>((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve(), { once: true });
        });
        const script = document.createElement('script');
        script.append('window.foreign = true');
        document.body.append(script);
        await refused;
        return 'foreign' in window;
      });
      expect(ran).toBe(false);
    });
  });
});
