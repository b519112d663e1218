import type { MailContent } from './content.ts';
import { createTranslator } from './language.ts';
import type { MailLanguage } from './language.ts';

const t = createTranslator({
  confirmSubject: { en: 'Please confirm your subscription', pt_BR: 'Confirme a sua inscrição' },
  confirmBody: {
    en: 'Somebody entered this address for the newsletter of {shop}. If it was you, confirm with the button below. It works for three days.',
    pt_BR:
      'Alguém informou este endereço para a newsletter de {shop}. Se foi você, confirme com o botão abaixo. Ele funciona por três dias.',
  },
  confirmButton: { en: 'Confirm', pt_BR: 'Confirmar' },
  confirmClosing: {
    en: 'If it was not you, ignore this mail. You will get no newsletter.',
    pt_BR: 'Se não foi você, ignore este e-mail. Você não receberá a newsletter.',
  },
  welcomeSubject: { en: 'You are on our list', pt_BR: 'Você está na nossa lista' },
  welcomeBody: {
    en: 'Thank you for subscribing to the newsletter of {shop}. New collections will reach you by e-mail.',
    pt_BR: 'Obrigado por assinar a newsletter de {shop}. As novas coleções chegarão por e-mail.',
  },
  welcomeButton: { en: 'See the marketplace', pt_BR: 'Ver o marketplace' },
  unsubscribe: { en: 'To unsubscribe: {url}', pt_BR: 'Para cancelar a inscrição: {url}' },
});

interface Confirm {
  /** Title of the account. */
  shop: string;
  url: string;
}

/** Asks the owner of an address whether they want the newsletter. */
export const confirmSubscriptionLetter = (language: MailLanguage, { shop, url }: Confirm): MailContent => ({
  subject: t(language, 'confirmSubject'),
  paragraphs: [t(language, 'confirmBody', { shop })],
  button: { label: t(language, 'confirmButton'), url },
  closing: t(language, 'confirmClosing'),
});

interface Subscribed extends Confirm {
  /** The page that ends the subscription. */
  unsubscribe: string;
}

/** Thanks a new subscriber, and says how to leave again. */
export const subscribedLetter = (language: MailLanguage, { shop, url, unsubscribe }: Subscribed): MailContent => ({
  subject: t(language, 'welcomeSubject'),
  paragraphs: [t(language, 'welcomeBody', { shop })],
  button: { label: t(language, 'welcomeButton'), url },
  closing: t(language, 'unsubscribe', { url: unsubscribe }),
});
