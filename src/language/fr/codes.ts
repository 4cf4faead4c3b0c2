// Codes that a camera reads: shown, and scanned.
import type { Texts } from '../textsType';

export const texts: Texts<'codes'> = {
  pointCamera:
    'Vise ce code avec la caméra de l’autre appareil. Ou ouvres-y Fortyone et choisis « Ouvrir une partie », puis « Scanner un code ».',
  holdCamera:
    'Sur l’autre appareil, ouvre Fortyone, choisis « Ouvrir une partie », puis « Scanner un code ». Garde la caméra dessus jusqu’à ce qu’elle ait vu tous les codes.',
  codeOf: (number, count) => `Code ${number} sur ${count}`,
  pause: 'Pause',
  resume: 'Continuer',
  next: 'Suivant',

  scan: 'Scanner un code',
  holdCode: 'Tiens le code devant la caméra.',
  codesRead: (read, count) => `${read < 2 ? `${read} code lu` : `${read} codes lus`} sur ${count}.`,
  unusableCode: (reason) => `Ce code ne peut pas être ouvert : ${reason}.`,
  noCodeInPhoto: 'Aucun code trouvé sur cette photo. Essaie avec une photo plus nette.',
  noPhoto: 'Ce fichier n’est pas une image lisible.',
  choosePhoto: 'Choisir une photo',
  photo: 'Photo d’un code',
  nothingKept: 'Les images restent sur cet appareil ; aucune n’est conservée.',
  whatCameraSees: 'Ce que voit la caméra',
  cameraNotAllowed:
    'La caméra n’est pas autorisée ici. Autorise-la dans les réglages du navigateur, ou choisis une photo du code.',
  noCamera: 'Il n’y a pas de caméra ici. Choisis plutôt une photo du code.',
  cameraNotStarted: 'La caméra n’a pas pu démarrer. Choisis plutôt une photo du code.',
};
