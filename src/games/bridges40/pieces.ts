// The only piece of 40 Bridges (RULES.md section 5).
import type { KindName } from '../ruleSet';

export type Letter = 'P';

const DISC: KindName & { readonly letter: Letter } = { letter: 'P', name: 'disc', artwork: 'disc' };

/** Kinds by number; 0 is unused. */
export const bridgesKinds: readonly (KindName | null)[] = [null, DISC];
