import { createTranslator } from '../../platform/words.ts';

/** Why an uploaded picture is not taken. */
export const t = createTranslator({
  unreadable: {
    en: 'This file cannot be read as a picture. Save it again as JPEG, PNG or WebP.',
    pt_BR: 'Não foi possível ler este arquivo como imagem. Salve-o de novo como JPEG, PNG ou WebP.',
  },
  wrongType: {
    en: 'Pictures are JPEG, PNG or WebP. Save this one as one of them.',
    pt_BR: 'As imagens são JPEG, PNG ou WebP. Salve esta em um desses formatos.',
  },
  tooManyPixels: {
    en: 'The picture has {width} × {height} pixels. Make it smaller: {limit} million pixels at most.',
    pt_BR: 'A imagem tem {width} × {height} pixels. Reduza para no máximo {limit} milhões de pixels.',
  },
  busy: {
    en: 'Too many pictures are being uploaded at the moment. Try again in a few seconds.',
    pt_BR: 'Há imagens demais sendo enviadas no momento. Tente de novo em alguns segundos.',
  },
});
