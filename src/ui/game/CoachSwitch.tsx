// Lets the coach look on at the game under way, or sends it away; either is remembered for the next games of its kind.
import type { Session, SessionView } from '../../session/types';
import { Switch } from '../components/Switch';
import { useServices } from '../services';
import { attempt } from './attempt';
import { rememberCoach } from './coachChoice';
import { COACH_HINT, NO_CLOCK } from './coachWords';

interface CoachSwitchProps {
  readonly view: SessionView;
  readonly session: Session;
}

export function CoachSwitch({ view: { record }, session }: CoachSwitchProps) {
  const { store } = useServices();
  const change = (wanted: boolean) => {
    attempt(session.setCoach(wanted));
    attempt(store.then((kept) => rememberCoach(kept, record.game, wanted)));
  };
  return (
    <Switch
      label="Coach"
      hint={COACH_HINT}
      checked={record.coach === 'on'}
      onChange={change}
      refusal={record.clock === null ? null : NO_CLOCK}
    />
  );
}
