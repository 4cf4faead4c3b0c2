// The tests that mutants are shown to (mutants.ts): those of the folders that MUTANT_TESTS names.
import { defineProject } from 'vitest/config';
import unit from '../vitest.unit.config.ts';

const folders = (process.env.MUTANT_TESTS ?? 'rules').split(',');

export default defineProject({
  ...unit,
  test: {
    ...unit.test,
    include: folders.map((folder) => `tests/${folder}/*.test.ts`),
    exclude: [],
  },
});
