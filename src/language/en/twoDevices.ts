// Two devices that are connected: moving everything from one to the other, and playing side by side.
export const texts = {
  backToCode: 'Back to the code',
  scanAnswer: 'Scan its answer',
  linkCopied: 'Link copied.',
  copyByHand: 'Please copy the link by hand.',
  copyLink: 'Copy as a link',
  link: 'Link',
  sameNetwork:
    'Both devices must be on the same Wi-Fi, or one on the other’s hotspot. Nothing passes through a server.',
  orPaste: 'Or paste its link',
  useLink: 'Use this link',
  unusableLink: (reason: string) => `This can’t be used: ${reason}.`,
  scanShownNow: 'Scan the code that the other device shows now.',
  preparing: 'Preparing…',
  connecting: 'Connecting…',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  tryAgain: 'Try again',

  cannotConnect: 'This browser can’t connect two devices directly.',
  noNetwork:
    'This device is in no network. Put both devices on the same Wi-Fi, or one on the other’s hotspot.',
  notConnected:
    'The devices couldn’t connect. Some networks, such as guest Wi-Fi, keep devices apart. Put one device on the other’s hotspot and try again.',
  unusable: (reason: string) => `What the other device sent can’t be used: ${reason}.`,
  wentWrong: (reason: string) => `Something went wrong: ${reason}.`,

  moveAway: 'Move everything to another device',
  sent: 'Sent',
  notMoved: 'Not moved',
  sending: 'Sending…',
  thisSends:
    'This device sends. On the other one, choose Settings, then Move everything here, and scan this code.',
  otherHasAll:
    'The other device has everything. Look there: it asks before it changes anything. This device keeps its games.',
  restoreInstead: 'You can always back up here and restore that file on the other device.',
  sendingBroke:
    'The connection broke before the other device had confirmed everything. It changes nothing without asking.',
  sendingCancelled: 'Cancelled. Nothing was changed on the other device.',
  tooLarge: (size: string, most: string) =>
    `Everything has ${size}, more than the ${most} that can be moved directly.`,

  moveHere: 'Move everything here',
  receiving: 'Receiving…',
  thisReceives:
    'This device receives. On the other one, choose Settings, then Move everything to another device, and scan its code here.',
  scanThisToReceive:
    'This device receives. Now scan this code with the other device. If that one says it couldn’t connect, cancel here and begin again on both.',
  unchangedHere: 'Nothing was changed on this device.',
  beginAgain:
    'Begin again on both devices. Or back up on the other device, and restore that file here, in Settings.',
  scanAgain: 'Scan again',
  receivingBroke: 'The connection broke before everything had arrived.',
  receivingCancelled: 'Cancelled.',
  /** What the received file goes by where it is refused. */
  receivedFile: 'What the other device sent',

  playNearby: 'Play nearby',
  notPlaying: 'Not connected',
  chooseScan: 'On the other device, choose Open a game, then Scan a code.',
  scanShown: 'Scan the code that the other device shows.',
  scanThisToPlay:
    'Now scan this code with the other device. If that one says it couldn’t connect, begin again on both.',
  waitingForGame: 'Connected. Waiting for the game…',
  playOtherwise: 'You can play on by message or by codes. Nothing is lost.',
  scanItsCode: 'Scan its code instead',
  playBroke: 'The connection broke.',
};
