// Sending a game by message. `friend` is the friend's name, or "dein Gegenüber".
import type { Texts } from '../../textsType';

export const texts: Texts<'sending'> = {
  notMade: (reason) => `Der Link ließ sich nicht erstellen: ${reason}.`,
  copied: (friend) => `Link kopiert. Füge ihn in eine Nachricht an ${friend} ein.`,
  codeFor: (friend) => `Code für ${friend}`,
  sendTo: (friend) => `An ${friend} senden`,
  copyByHand:
    'Dieser Browser lässt die App nicht kopieren. Kopiere bitte diesen Link und sende ihn.',
  link: 'Link zur Partie',
  done: 'Fertig',
  send: (title, opponent) => `Senden: ${title}, ${opponent}`,
  sendAgain: (title, opponent) => `Neu senden: ${title}, ${opponent}`,
};
