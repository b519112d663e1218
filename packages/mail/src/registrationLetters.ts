import type { MailContent } from './content.ts';
import { createTranslator } from './language.ts';
import type { MailLanguage } from './language.ts';

const t = createTranslator({
  greeting: { en: 'Hello {name},', pt_BR: 'Olá {name},' },
  registrationSubject: { en: 'Your registration at {shop}', pt_BR: 'Seu cadastro em {shop}' },
  registration: {
    en: 'Thank you for registering {company} at {shop}. Choose a password to finish. The button works once, for {days} days.',
    pt_BR:
      'Obrigado por cadastrar {company} em {shop}. Escolha uma senha para concluir. O botão funciona uma vez, por {days} dias.',
  },
  registrationNext: {
    en: 'Sign in with {email}. You can look at all brands right away. You see prices when our team has approved your registration.',
    pt_BR:
      'Entre com {email}. Você já pode conhecer todas as marcas. Os preços aparecem quando nossa equipe aprovar seu cadastro.',
  },
  passwordButton: { en: 'Define your password', pt_BR: 'Definir senha' },
  notYou: {
    en: 'If you did not register, ignore this mail. Nobody can use the account without the button above.',
    pt_BR: 'Se você não fez este cadastro, ignore este e-mail. Sem o botão acima, ninguém pode usar a conta.',
  },
  applicationSubject: { en: 'We received your application, {company}', pt_BR: 'Recebemos sua inscrição, {company}' },
  application: {
    en: 'Thank you for applying with {company} at {shop}. Our team looks at every brand and will write to this address.',
    pt_BR:
      'Obrigado por inscrever {company} em {shop}. Nossa equipe analisa cada marca e vai escrever para este endereço.',
  },
  newApplicationSubject: { en: '{company} wants to join', pt_BR: 'Nova inscrição: {company}' },
  newApplication: {
    en: '{company} applied to sell at {shop} and waits for your decision.',
    pt_BR: '{company} se inscreveu para vender em {shop} e espera a sua decisão.',
  },
  applicant: { en: 'Applied by {name}, {email}, {phone}.', pt_BR: 'Inscrição feita por {name}, {email}, {phone}.' },
  website: { en: 'Website: {website}', pt_BR: 'Site: {website}' },
  questions: { en: 'Questions? Write to {support}.', pt_BR: 'Dúvidas? Escreva para {support}.' },
  brandApprovalSubject: { en: '{company} is approved', pt_BR: 'Marca aprovada: {company}' },
  brandApproval: {
    en: '{company} is now a brand at {shop}. Choose a password to sign in with {email}. The button works once, for {days} days.',
    pt_BR:
      '{company} agora é uma marca em {shop}. Escolha uma senha para entrar com {email}. O botão funciona uma vez, por {days} dias.',
  },
  brandRefusalSubject: { en: 'Your application at {shop}', pt_BR: 'Sua inscrição em {shop}' },
  brandRefusal: {
    en: 'We cannot add {company} to {shop} at the moment. You can apply again at any time.',
    pt_BR: 'No momento não podemos incluir {company} em {shop}. Você pode se inscrever de novo quando quiser.',
  },
  reason: { en: 'Reason: {reason}', pt_BR: 'Motivo: {reason}' },
  registeredSubject: { en: 'You already have an account at {shop}', pt_BR: 'Você já tem uma conta em {shop}' },
  registered: {
    en: 'A registration at {shop} used this address, which has an account already. Nothing was changed.',
    pt_BR: 'Um cadastro em {shop} usou este endereço, que já tem uma conta. Nada foi alterado.',
  },
  registeredButton: { en: 'Sign in', pt_BR: 'Entrar' },
  registeredClosing: {
    en: 'If you forgot your password, the sign-in form helps you to set a new one.',
    pt_BR: 'Se você esqueceu sua senha, o formulário de entrada ajuda a criar uma nova.',
  },
});

interface Registered {
  /** First name of the reader. */
  name: string;
  company: string;
  /** Title of the account. */
  shop: string;
}

interface WithLink extends Registered {
  /** The address to sign in with. */
  email: string;
  /** For how many days the link works. */
  days: number;
  url: string;
}

/** A retailer registered: the link to define the password (D-051, D-052). */
export const registrationLetter = (language: MailLanguage, { url, ...values }: WithLink): MailContent => ({
  subject: t(language, 'registrationSubject', { ...values }),
  paragraphs: [
    t(language, 'greeting', { ...values }),
    t(language, 'registration', { ...values }),
    t(language, 'registrationNext', { ...values }),
  ],
  button: { label: t(language, 'passwordButton'), url },
  closing: t(language, 'notYou'),
});

/** A brand applied and waits for the team. */
export const applicationLetter = (
  language: MailLanguage,
  values: Registered & { /** Address to write to. */ support: string },
): MailContent => ({
  subject: t(language, 'applicationSubject', { ...values }),
  paragraphs: [t(language, 'greeting', { ...values }), t(language, 'application', { ...values })],
  closing: t(language, 'questions', { ...values }),
});

/** Tells staff that a brand applied (D-050). */
export const newApplicationLetter = (
  language: MailLanguage,
  values: { company: string; shop: string; name: string; email: string; phone: string; website: string },
): MailContent => ({
  subject: t(language, 'newApplicationSubject', { ...values }),
  paragraphs: [
    t(language, 'newApplication', { ...values }),
    t(language, 'applicant', { ...values }),
    t(language, 'website', { ...values }),
  ],
});

/** A brand's application was approved: the link to define the password (D-050). */
export const brandApprovalLetter = (language: MailLanguage, { url, ...values }: WithLink): MailContent => ({
  subject: t(language, 'brandApprovalSubject', { ...values }),
  paragraphs: [t(language, 'greeting', { ...values }), t(language, 'brandApproval', { ...values })],
  button: { label: t(language, 'passwordButton'), url },
});

/** A brand's application was refused, and why (D-050). */
export const brandRefusalLetter = (
  language: MailLanguage,
  { reason, ...values }: Registered & { reason?: string | undefined; support: string },
): MailContent => ({
  subject: t(language, 'brandRefusalSubject', { ...values }),
  paragraphs: [
    t(language, 'greeting', { ...values }),
    t(language, 'brandRefusal', { ...values }),
    ...(reason === undefined ? [] : [t(language, 'reason', { reason })]),
  ],
  closing: t(language, 'questions', { ...values }),
});

/** Somebody registered with the address of a member, where the page must not say so. */
export const registeredLetter = (
  language: MailLanguage,
  { url, ...values }: { name: string; shop: string; url: string },
): MailContent => ({
  subject: t(language, 'registeredSubject', { ...values }),
  paragraphs: [t(language, 'greeting', { ...values }), t(language, 'registered', { ...values })],
  button: { label: t(language, 'registeredButton'), url },
  closing: t(language, 'registeredClosing'),
});
