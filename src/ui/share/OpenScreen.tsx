// A game from elsewhere: the one that a link holds, or the way to paste or choose one. A link that cannot be read
// explains itself; nothing is stored and no game is touched by looking.
import { useMemo } from 'preact/hooks';
import { InputError } from '../../rules/types';
import { readLink, type Shared } from '../../share/link';
import { randomId } from '../../storage/randomId';
import { ButtonLink } from '../components/Button';
import { Screen } from '../components/Screen';
import { HOME } from '../routing/routes';
import { OpenForm } from './OpenForm';
import { ReceivedGame } from './ReceivedGame';

export function OpenScreen({ link }: { readonly link: string | null }) {
  return link === null ? <OpenForm /> : <OpenLink link={link} />;
}

function OpenLink({ link }: { readonly link: string }) {
  const read = useMemo(() => readable(link), [link]);
  return typeof read === 'string' ? <BadLink reason={read} /> : <ReceivedGame shared={read} />;
}

/** What the link holds, or why it cannot be read. */
function readable(link: string): Shared | string {
  try {
    return readLink(link, randomId(), Date.now());
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

function BadLink({ reason }: { readonly reason: string }) {
  return (
    <Screen title="This link cannot be opened">
      <p class="error-text">Something is wrong with it: {reason}.</p>
      <p>
        Nothing on this device was changed. Ask for the link again, and copy all of it, or have the
        game sent as a text or a file.
      </p>
      <ButtonLink to={{ screen: 'open', link: null }} replace={true}>
        Paste it here instead
      </ButtonLink>
      <ButtonLink to={HOME} variant="primary">
        Home
      </ButtonLink>
    </Screen>
  );
}
