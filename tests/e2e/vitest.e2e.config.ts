import { endToEnd, OF_ANY } from './project.ts';

export default endToEnd(['tests/e2e/*.e2e.ts', OF_ANY], {
  name: 'e2e',
  // Browsers wait more than they compute: with three files at a time, two processor cores are busy.
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
});
