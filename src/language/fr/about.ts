// Credits and licences, what the app promises, and diagnostics.
import type { Texts } from '../textsType';

export const texts: Texts<'about'> = {
  title: 'Crédits et licences',
  games: 'Les jeux',
  app: 'L’app',
  version: (version, date, commit) =>
    `Fortyone ${version}${date === null ? '' : `, du ${date}`}${commit === null ? '' : ` (${commit})`}`,
  privacy:
    'Le code, les pièces, les plateaux et les sons ont été créés pour cette app et sont sous licence MIT. Elle n’a ni comptes ni pistage, et ne contacte que le serveur d’où elle vient. Ce que tu joues reste sur cet appareil, sauf partage, copie dans un dossier ou transfert vers un autre appareil. Un lien ou un code que tu envoies contient toute la partie et les noms des joueurs. La caméra ne fonctionne que pendant que tu scannes un code, et ses images ne sont pas conservées.',
  nearby:
    'Quand tu transfères tout ou joues à proximité, deux codes donnent à chaque appareil l’adresse de l’autre sur ton réseau. Toutes les parties, les noms et les réglages, ou seulement la partie en cours, vont alors droit à l’autre appareil. Tout est chiffré, sans serveur entre les deux.',
  worst:
    'Le pire qui puisse arriver : ton navigateur efface les données de ce site, ou l’appareil tombe en panne. Alors, toutes les parties depuis ta dernière sauvegarde sont perdues. Sinon, chaque coup est enregistré avant la réponse, et l’app te prévient quand elle ne peut pas enregistrer.',
  others: 'Code d’autres auteurs',
  diagnosticsIntroduction:
    'Quelque chose n’a pas marché ? Copie le diagnostic dans ton message : version, navigateur, stockage et erreurs récentes. Il ne contient rien de ce que tu as écrit.',
  copyDiagnostics: 'Copier le diagnostic',
  diagnostics: 'Diagnostic',
  copied: 'Diagnostic copié.',
  notCopied: 'Ce navigateur ne laisse pas l’app copier. Copie à la main.',
};
