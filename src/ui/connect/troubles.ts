// What to say when two devices could not be connected, or their channel broke.
import { InputError } from '../../rules/types';
import { BrokenChannelError } from '../../share/channel/messages';
import { NoNetworkError, NotConnectedError } from '../../share/channel/peer';

export const CANNOT_CONNECT = 'This browser can’t connect two devices directly.';

const NO_NETWORK =
  'This device is in no network. Put both devices on the same Wi-Fi, or one on the other’s hotspot.';

const NOT_CONNECTED =
  'The devices couldn’t connect. Some networks, such as guest Wi-Fi, keep devices apart. Put one device on the other’s hotspot and try again.';

/** Why a device that moves everything could not; `broken` is for a channel that broke. */
export function troubleText(error: unknown, broken: string): string {
  if (error instanceof NoNetworkError) return NO_NETWORK;
  if (error instanceof NotConnectedError) return NOT_CONNECTED;
  if (error instanceof BrokenChannelError) return broken;
  if (error instanceof InputError)
    return `What the other device sent can’t be used: ${error.message}.`;
  return `Something went wrong: ${error instanceof Error ? error.message : String(error)}.`;
}
