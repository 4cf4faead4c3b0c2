// Verbs by their infinitives, in the forms that sentences about moves need.

/**
 * How a predicate reads on from the move: as its verb ("ataca a torre"), the same after "que", where pronouns come first ("que o
 * ataca"), or as what goes along with it ("atacando a torre").
 */
export type Form = 'verb' | 'relative' | 'gerund';

const IRREGULAR: Readonly<Record<string, string>> = {
  bloquear: 'bloqueia',
  dar: 'dá',
  fazer: 'faz',
  ir: 'vai',
  manter: 'mantém',
  sair: 'sai',
  ser: 'é',
  ter: 'tem',
};

/** "ataca", "perde", "permite". */
const present = (infinitive: string): string =>
  IRREGULAR[infinitive] ?? `${infinitive.slice(0, -2)}${infinitive.endsWith('ar') ? 'a' : 'e'}`;

/** "atacando", "perdendo", "permitindo". */
const gerund = (infinitive: string): string => `${infinitive.slice(0, -1)}ndo`;

export const verbText = (infinitive: string, form: Form): string =>
  form === 'gerund' ? gerund(infinitive) : present(infinitive);

/** With "o", "a" as its object: "ataca-o", "que o ataca", "atacando-o". */
export function verbWithPronoun(infinitive: string, pronoun: string, form: Form): string {
  const verb = verbText(infinitive, form);
  if (form === 'relative') return `${pronoun} ${verb}`;
  return `${verb}-${verb.endsWith('m') ? 'n' : ''}${pronoun}`;
}
