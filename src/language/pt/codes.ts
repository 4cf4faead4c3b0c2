// Codes that a camera reads: shown, and scanned.
import type { Texts } from '../textsType';

export const texts: Texts<'codes'> = {
  pointCamera:
    'Aponte a câmera do outro aparelho para ele. Ou abra o Fortyone lá e escolha Abrir uma partida, depois Ler um código.',
  holdCamera:
    'No outro aparelho, abra o Fortyone e escolha Abrir uma partida, depois Ler um código. Segure-o aqui até ele ter visto todos.',
  codeOf: (number, count) => `Código ${number} de ${count}`,
  pause: 'Pausar',
  resume: 'Continuar',
  next: 'Próximo',

  scan: 'Ler um código',
  holdCode: 'Segure o código na frente da câmera.',
  codesRead: (read, count) => `${read} de ${count} códigos lidos.`,
  unusableCode: (reason) => `Não dá para abrir esse código: ${reason}.`,
  noCodeInPhoto: 'Nenhum código foi encontrado nesta foto. Tente uma mais nítida.',
  noPhoto: 'Este arquivo não é uma imagem que se possa ler.',
  choosePhoto: 'Escolher uma foto',
  photo: 'Foto de um código',
  nothingKept: 'As imagens ficam neste aparelho; nenhuma é guardada.',
  whatCameraSees: 'O que a câmera vê',
  cameraNotAllowed:
    'A câmera não está permitida aqui. Permita nas configurações do navegador ou escolha uma foto do código.',
  noCamera: 'Não há câmera aqui. Escolha uma foto do código.',
  cameraNotStarted: 'Não foi possível ligar a câmera. Escolha uma foto do código.',
};
