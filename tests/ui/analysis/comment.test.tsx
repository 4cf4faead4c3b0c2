// @vitest-environment happy-dom
// Comments are a stranger's free text between moves.
import { render } from 'preact';
import { expect, test } from 'vitest';
import { Comment } from '../../../src/ui/analysis/NotationBlocks';

test('a comment turns no move beside it round', () => {
  const place = document.createElement('p');
  render(<Comment text={'good\u202E move'} />, place);
  expect(place.querySelector('bdi')?.textContent).toBe('good\u202E move');
});
