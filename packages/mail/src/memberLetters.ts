import type { MailContent } from './content.ts';
import { createTranslator, greeting } from './language.ts';
import type { MailLanguage } from './language.ts';

const t = createTranslator({
  greeting,
  recoverySubject: { en: 'Reset your password', pt_BR: 'Redefina sua senha' },
  recoveryBody: {
    en: 'You asked to reset your password at {shop}. The button below lets you choose a new one. It works once, for one hour.',
    pt_BR:
      'Você pediu para redefinir sua senha em {shop}. Com o botão abaixo você escolhe uma nova. Ele funciona uma vez, por uma hora.',
  },
  recoveryButton: { en: 'Choose a new password', pt_BR: 'Escolher nova senha' },
  recoveryClosing: {
    en: 'If it was not you, ignore this mail: nothing changes.',
    pt_BR: 'Se não foi você, ignore este e-mail: nada muda.',
  },
  invitationSubject: { en: 'Your access to {shop}', pt_BR: 'Seu acesso a {shop}' },
  invitation: {
    en: 'You have an account at {shop}, under {email}. The button below lets you choose your password. It works once, for {days} days.',
    pt_BR:
      'Você tem uma conta em {shop}, com o e-mail {email}. Com o botão abaixo você escolhe sua senha. Ele funciona uma vez, por {days} dias.',
  },
  invitationButton: { en: 'Choose your password', pt_BR: 'Escolher senha' },
  invitationClosing: {
    en: 'If you do not know what this is about, ignore this mail.',
    pt_BR: 'Se você não sabe do que se trata, ignore este e-mail.',
  },
  colleagueSubject: { en: '{inviter} invites you to {shop}', pt_BR: '{inviter} convida você para {shop}' },
  colleague: {
    en: '{inviter} invites you to act for {company} at {shop}. Define a password to sign in with {email}. The button works once, for {days} days.',
    pt_BR:
      '{inviter} convida você para representar {company} em {shop}. Defina uma senha para entrar com {email}. O botão funciona uma vez, por {days} dias.',
  },
  colleagueButton: { en: 'Define your password', pt_BR: 'Definir senha' },
  codeSubject: { en: 'Your code to change the password', pt_BR: 'Seu código para alterar a senha' },
  codeLead: {
    en: 'Enter this code at {shop} to change your password. It works for {minutes} minutes.',
    pt_BR: 'Digite este código em {shop} para alterar sua senha. Ele vale por {minutes} minutos.',
  },
  code: { en: 'Code', pt_BR: 'Código' },
  codeClosing: {
    en: 'If you did not ask for it, somebody else may be signed in as you. Reset your password on the sign-in form.',
    pt_BR: 'Se você não pediu, outra pessoa pode estar usando sua conta. Redefina sua senha no formulário de entrada.',
  },
  approvalSubject: { en: '{retailer} is approved', pt_BR: 'Cadastro aprovado: {retailer}' },
  approval: {
    en: '{retailer} is approved at {shop}. You see the prices of all brands now, and you can send orders.',
    pt_BR:
      'O cadastro de {retailer} em {shop} foi aprovado. Agora você vê os preços de todas as marcas e pode enviar pedidos.',
  },
  approvalButton: { en: 'Discover the brands', pt_BR: 'Conhecer as marcas' },
  moreInformationSubject: {
    en: 'We need more information about {retailer}',
    pt_BR: 'Precisamos de mais informações sobre {retailer}',
  },
  moreInformation: {
    en: 'We could not approve {retailer} at {shop} yet. The information provided was not sufficient.',
    pt_BR:
      'Ainda não foi possível aprovar o cadastro de {retailer} em {shop}. As informações enviadas não foram suficientes.',
  },
  refusalSubject: { en: 'About {retailer} at {shop}', pt_BR: 'Sobre {retailer} em {shop}' },
  refusal: {
    en: 'We looked at the registration of {retailer} and cannot approve it at {shop}.',
    pt_BR: 'Analisamos o cadastro de {retailer} e não podemos aprová-lo em {shop}.',
  },
  reason: { en: 'Reason: {reason}', pt_BR: 'Motivo: {reason}' },
  moreInformationClosing: {
    en: 'Send what is missing to {support}. We look at the registration again when it has arrived.',
    pt_BR: 'Envie o que falta para {support}. Analisamos o cadastro de novo assim que recebermos.',
  },
  refusalClosing: {
    en: 'Questions? Write to {support}.',
    pt_BR: 'Dúvidas? Escreva para {support}.',
  },
});

interface Invitation {
  /** First name of the reader. */
  name: string;
  email: string;
  /** Title of the account. */
  shop: string;
  /** For how many days the link works. */
  days: number;
  url: string;
}

/** The way to the first password of a member. */
export const invitationLetter = (language: MailLanguage, { url, ...values }: Invitation): MailContent => ({
  subject: t(language, 'invitationSubject', { ...values }),
  paragraphs: [t(language, 'greeting', { ...values }), t(language, 'invitation', { ...values })],
  button: { label: t(language, 'invitationButton'), url },
  closing: t(language, 'invitationClosing'),
});

/** A colleague invites somebody to their company. */
export const colleagueLetter = (
  language: MailLanguage,
  { url, ...values }: Invitation & { /** Name of the colleague. */ inviter: string; company: string },
): MailContent => ({
  subject: t(language, 'colleagueSubject', { ...values }),
  paragraphs: [t(language, 'greeting', { ...values }), t(language, 'colleague', { ...values })],
  button: { label: t(language, 'colleagueButton'), url },
  closing: t(language, 'invitationClosing'),
});

interface PasswordCode {
  /** First name of the reader. */
  name: string;
  /** Title of the account. */
  shop: string;
  code: string;
  /** For how many minutes the code works. */
  minutes: number;
}

/** The code to change the password while signed in. */
export const passwordCodeLetter = (language: MailLanguage, { code, ...values }: PasswordCode): MailContent => ({
  subject: t(language, 'codeSubject'),
  paragraphs: [t(language, 'greeting', { ...values }), t(language, 'codeLead', { ...values })],
  facts: [[t(language, 'code'), code]],
  closing: t(language, 'codeClosing'),
});

interface Approval {
  name: string;
  retailer: string;
  shop: string;
  url: string;
}

/** A retailer may order from now on (D-050). */
export const approvalLetter = (language: MailLanguage, { url, ...values }: Approval): MailContent => ({
  subject: t(language, 'approvalSubject', { ...values }),
  paragraphs: [t(language, 'greeting', { ...values }), t(language, 'approval', { ...values })],
  button: { label: t(language, 'approvalButton'), url },
});

interface RetailerAnswer {
  name: string;
  retailer: string;
  shop: string;
  /** In the words of the person who decided. */
  reason?: string | undefined;
  /** Address to write to. */
  support: string;
}

/** What a person wrote, as they divided it. */
const inParagraphs = (words: string): string[] =>
  words
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

const answer =
  (sentence: 'moreInformation' | 'refusal') =>
  (language: MailLanguage, { reason, ...values }: RetailerAnswer): MailContent => ({
    subject: t(language, `${sentence}Subject`, { ...values }),
    paragraphs: [
      t(language, 'greeting', { ...values }),
      t(language, sentence, { ...values }),
      ...(reason === undefined ? [] : inParagraphs(t(language, 'reason', { reason }))),
    ],
    closing: t(language, `${sentence}Closing`, { ...values }),
  });

/** A retailer is not approved yet, and what is missing (D-050). */
export const moreInformationLetter = answer('moreInformation');

/** A retailer is refused, and why (D-050). */
export const refusalLetter = answer('refusal');

interface Recovery {
  /** First name of the reader. */
  name: string;
  /** Title of the account. */
  shop: string;
  url: string;
}

/** The way to a new password. */
export const recoveryLetter = (language: MailLanguage, { name, shop, url }: Recovery): MailContent => ({
  subject: t(language, 'recoverySubject'),
  paragraphs: [t(language, 'greeting', { name }), t(language, 'recoveryBody', { shop })],
  button: { label: t(language, 'recoveryButton'), url },
  closing: t(language, 'recoveryClosing'),
});
