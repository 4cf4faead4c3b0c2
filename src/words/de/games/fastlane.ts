// What is called otherwise in Chess in the Fast Lane, whose cells are lanes.
import type { PlanWords } from '../planWords';

export const planWords: PlanWords = { plans: {}, aims: {}, cells: ['en Platz', 'Plätze'] };
