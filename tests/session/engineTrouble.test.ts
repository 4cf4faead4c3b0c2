// Why the engine gave no answer is said in the language of the sentence around it.
import { afterEach, expect, test } from 'vitest';
import { WorkerFailure } from '../../src/engine/api';
import { ENGLISH } from '../../src/language/languages';
import { setLanguage } from '../../src/language/texts';
import { engineTrouble } from '../../src/session/troubles';

afterEach(() => setLanguage(ENGLISH));

test('a failure of the worker is explained in the language in force', async () => {
  await setLanguage('de');
  const told = (['crashed', 'silent', 'slow'] as const).map((how) =>
    engineTrouble(new WorkerFailure(how)),
  );
  expect(told).toEqual([
    'die Engine ist abgestürzt',
    'die Engine antwortet nicht mehr',
    'die Engine braucht zu lange',
  ]);
});

test('what the engine itself says is passed on', () => {
  expect(engineTrouble(new Error('out of memory'))).toBe('out of memory');
  expect(engineTrouble('no memory')).toBe('no memory');
});
