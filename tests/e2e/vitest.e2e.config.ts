import { endToEnd, OF_ANY } from './project.ts';

export default endToEnd(['tests/e2e/*.e2e.ts', OF_ANY], {
  name: 'e2e',
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
});
