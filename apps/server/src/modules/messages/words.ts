import { createTranslator } from '../../platform/words.ts';

export const t = createTranslator({
  empty: { en: 'Write a message or add a picture.', pt_BR: 'Escreva uma mensagem ou adicione uma imagem.' },
  unreadable: {
    en: 'This file cannot be read as a picture. Save it again as JPEG, PNG or GIF.',
    pt_BR: 'Não foi possível ler este arquivo como imagem. Salve-o de novo como JPEG, PNG ou GIF.',
  },
  wrongType: {
    en: 'Only jpeg, jpg, gif and png pictures can be sent.',
    pt_BR: 'Só é possível enviar imagens jpeg, jpg, gif e png.',
  },
  tooManyPixels: {
    en: 'The picture has {width} × {height} pixels. Make it smaller: {limit} million pixels at most.',
    pt_BR: 'A imagem tem {width} × {height} pixels. Reduza para no máximo {limit} milhões de pixels.',
  },
  visitorPicture: {
    en: 'This visitor gets your answer by mail, which carries no pictures. Write it in words.',
    pt_BR: 'Este visitante recebe sua resposta por e-mail, que não leva imagens. Escreva em palavras.',
  },
  busy: {
    en: 'Too many pictures are being sent at the moment. Please try again.',
    pt_BR: 'Há imagens demais sendo enviadas no momento. Tente novamente.',
  },
  messageRequired: { en: 'Message is required', pt_BR: 'Escreva a mensagem' },
  emailRequired: { en: 'Email address is required', pt_BR: 'Informe o e-mail' },
  emailInvalid: { en: 'Invalid email address', pt_BR: 'E-mail inválido' },
  nameRequired: { en: 'Name is required', pt_BR: 'Informe o nome' },
  storeNameRequired: { en: 'Store name is required', pt_BR: 'Informe o nome da loja' },
  sent: {
    en: 'Thank you! Your message is on its way.',
    pt_BR: 'Obrigado! Sua mensagem está a caminho.',
  },
});
