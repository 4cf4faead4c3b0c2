// Whether the coach looks on at the game that is being chosen.
import { wantsCoach } from '../../storage/choices';
import { Switch } from '../components/Switch';
import { COACH_HINT, NO_CLOCK } from '../game/coachWords';
import { mayBeCoached } from './draft';
import type { DraftFieldsProps } from './OpponentFields';

export function CoachField({ draft, onChange }: Pick<DraftFieldsProps, 'draft' | 'onChange'>) {
  return (
    <Switch
      label="Coach"
      hint={COACH_HINT}
      checked={mayBeCoached(draft) && wantsCoach(draft)}
      onChange={(coach) => onChange({ ...draft, coach })}
      refusal={draft.clock === null ? null : NO_CLOCK}
    />
  );
}
