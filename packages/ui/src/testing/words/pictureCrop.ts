import { wordsOf } from './wordsOf.ts';
import type { PictureCropLabels } from '../../components/PictureCrop/index.ts';

export const pictureCropWords = wordsOf<PictureCropLabels>('Components/PictureCrop', {
  hint: [
    'Drag the corners to crop the picture. Drag the round point to what should always be in sight. The arrow keys move both.',
    'Arraste os cantos para recortar a imagem. Arraste o ponto redondo até o que deve ficar sempre visível. As setas do teclado movem os dois.',
  ],
  crop: ['Crop, move with the arrow keys', 'Recorte, mova com as setas'],
  handles: {
    topLeft: ['Top left corner of the crop', 'Canto superior esquerdo do recorte'],
    top: ['Top of the crop', 'Borda superior do recorte'],
    topRight: ['Top right corner of the crop', 'Canto superior direito do recorte'],
    right: ['Right side of the crop', 'Lado direito do recorte'],
    bottomRight: ['Bottom right corner of the crop', 'Canto inferior direito do recorte'],
    bottom: ['Bottom of the crop', 'Borda inferior do recorte'],
    bottomLeft: ['Bottom left corner of the crop', 'Canto inferior esquerdo do recorte'],
    left: ['Left side of the crop', 'Lado esquerdo do recorte'],
  },
  area: ['Crop: {width}% of the width, {height}% of the height', 'Recorte: {width}% da largura, {height}% da altura'],
  shape: ['Shape', 'Formato'],
  free: ['Free', 'Livre'],
  whole: ['Use the whole picture', 'Usar a imagem inteira'],
  focus: ['Focus point', 'Ponto de foco'],
  focusAcross: ['Focus point, left to right', 'Ponto de foco, da esquerda para a direita'],
  focusDown: ['Focus point, top to bottom', 'Ponto de foco, de cima para baixo'],
  focusPlace: [
    'Focus point: {left}% from the left, {top}% from the top',
    'Ponto de foco: {left}% a partir da esquerda, {top}% a partir do topo',
  ],
  previews: ['Where it is shown', 'Onde aparece'],
  unreadable: [
    'We couldn’t show this picture. Choose a PNG, JPEG or WebP file.',
    'Não foi possível mostrar esta imagem. Escolha um arquivo PNG, JPEG ou WebP.',
  ],
});
