// What to say when two devices could not be connected, or their channel broke.
import '../../language/shownRefusals';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { BrokenChannelError } from '../../share/channel/messages';
import { NoNetworkError, NotConnectedError } from '../../share/channel/peer';
import { reasonOf } from '../../util/failures';

const texts = textsOf('twoDevices');

/** Why two devices could not be connected, or were parted; `broken` is for a channel that broke. */
export function troubleText(error: unknown, broken: string): string {
  if (error instanceof NoNetworkError) return texts.noNetwork;
  if (error instanceof NotConnectedError) return texts.notConnected;
  if (error instanceof BrokenChannelError) return broken;
  if (error instanceof InputError) return texts.unusable(error.message);
  return texts.wentWrong(reasonOf(error));
}
