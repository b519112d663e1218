import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  empty: { en: 'Write a message or add a picture.', pt_BR: 'Escreva uma mensagem ou adicione uma imagem.' },
  visitorPicture: {
    en: 'This visitor gets your answer by mail, which carries no pictures. Write it in words.',
    pt_BR: 'Este visitante recebe sua resposta por e-mail, que não leva imagens. Escreva em palavras.',
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
