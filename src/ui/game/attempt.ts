/** Carries out a change of the game that a sheet asked for; if it cannot be done any more, the game goes on as it is. */
export function attempt(change: Promise<void>): void {
  change.catch((error: unknown) => console.error('This could not be done:', error));
}
