// Vibration: short, so that it is a touch rather than an alarm.

/** Milliseconds for a move, and for one that matters more. */
const LIGHT = 10;
const STRONG = 20;

/** Whether the device may have something that vibrates: browsers without touch only pretend to. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(any-pointer: coarse)').matches;

export function vibrate(strong: boolean): void {
  if (canVibrate()) navigator.vibrate(strong ? STRONG : LIGHT);
}
