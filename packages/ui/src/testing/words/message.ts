import type { MessageFormLabels } from '../../commerce/relationship/MessageForm/index.ts';
import { wordsOf } from './wordsOf.ts';

export const messageFormWords = wordsOf<MessageFormLabels>('Commerce/MessageForm', {
  name: ['Name', 'Nome'],
  email: ['Email', 'E-mail'],
  storeName: ['Store name', 'Nome da loja'],
  message: ['Message', 'Mensagem'],
  send: ['SEND MESSAGE', 'ENVIAR MENSAGEM'],
  sending: ['Sending...', 'Enviando...'],
  problems: {
    emailRequired: ['Email address is required', 'Informe o e-mail'],
    emailInvalid: ['Invalid email address', 'E-mail inválido'],
    nameRequired: ['Name is required', 'Informe o nome'],
    storeNameRequired: ['Store name is required', 'Informe o nome da loja'],
    messageRequired: ['Message is required', 'Escreva a mensagem'],
  },
  failed: [
    'There was an error sending your message. Please try again later.',
    'Não foi possível enviar sua mensagem. Tente novamente mais tarde.',
  ],
  thanksTitle: ['Thank you!', 'Obrigado!'],
  thanksText: [
    'Your message is on its way. The brand answers by e-mail.',
    'Sua mensagem está a caminho. A marca responde por e-mail.',
  ],
  otherBrands: ['FIND OTHER BRANDS', 'ENCONTRAR OUTRAS MARCAS'],
});
