// The classifier that says which character played.
import { expect, test } from 'vitest';
import { classify, fitted, type Labelled } from './classifier';

/** Two long clouds side by side: along the first axis both are wide, so that only the second counts. */
const known: Labelled[] = [-4, -2, 0, 2, 4].flatMap((far) => [
  { label: 'low', vector: [far, -1 + 0.01 * far * far] },
  { label: 'high', vector: [far, 1 - 0.01 * far * far] },
]);

test('a vector belongs to the class that is nearest by how widely its features vary', () => {
  const classOf = fitted(known);
  expect(classOf([3, 0.4])).toBe('high');
  expect(classOf([-3, 0.4])).toBe('high');
  expect(classOf([3, -0.4])).toBe('low');
});

test('the table counts what is taken for what', () => {
  const asked = [
    { label: 'low', vector: [0, -1] },
    { label: 'low', vector: [0, 1] },
    { label: 'high', vector: [0, 1] },
  ];
  expect(classify(known, asked).split('\n')).toEqual([
    '            low   high',
    'low           1      1',
    'high          0      1',
    '2 of 3 right, 67 %',
  ]);
});
