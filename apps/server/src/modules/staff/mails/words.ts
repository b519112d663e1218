import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  sent: { en: 'This mail was sent already.', pt_BR: 'Este e-mail já foi enviado.' },
  waiting: { en: 'This mail waits to be sent.', pt_BR: 'Este e-mail aguarda o envio.' },
  expired: {
    en: 'The link in this mail has expired. Send the person another link.',
    pt_BR: 'O link deste e-mail expirou. Envie outro link à pessoa.',
  },
});
