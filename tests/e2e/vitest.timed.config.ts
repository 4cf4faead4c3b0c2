import { endToEnd } from './project.ts';

export default endToEnd(['tests/e2e/timed/*.e2e.ts'], {
  name: 'timed',
  maxWorkers: 1,
  sequence: { groupOrder: 2 },
});
