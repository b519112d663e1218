export type { MailContent, MailSender } from './content.ts';
export { escapeHtml } from './escape.ts';
export { createTranslator } from './language.ts';
export type { MailLanguage } from './language.ts';
export {
  approvalLetter,
  colleagueLetter,
  invitationLetter,
  moreInformationLetter,
  passwordCodeLetter,
  recoveryLetter,
  refusalLetter,
} from './memberLetters.ts';
export { digestLetter } from './digestLetter.ts';
export { answerLetter, visitorLetter } from './messageLetters.ts';
export { confirmSubscriptionLetter, subscribedLetter } from './newsletterLetters.ts';
export { orderChangeLetter } from './orderChangeLetter.ts';
export { orderLetter, recalledLetter, shipmentLetter, statusLetter, trackingLetter } from './orderLetters.ts';
export {
  applicationLetter,
  brandApprovalLetter,
  brandRefusalLetter,
  newApplicationLetter,
  registeredLetter,
  registrationLetter,
} from './registrationLetters.ts';
export { renderMail } from './template.ts';
export type { RenderedMail } from './template.ts';
