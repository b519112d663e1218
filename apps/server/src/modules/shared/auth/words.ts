import { createTranslator } from '../../../platform/words.ts';

/** The specification's texts and what it leaves open, in both languages. */
export const t = createTranslator({
  emailNotFound: { en: 'Email not found', pt_BR: 'E-mail não encontrado' },
  emailInvalid: { en: 'Email must be valid.', pt_BR: 'Informe um e-mail válido.' },
  recoverySent: {
    en: 'Success! Check your email for more information.',
    pt_BR: 'Pronto! Confira seu e-mail para mais informações.',
  },
  viewed: { en: 'Recorded.', pt_BR: 'Registrado.' },
  passwordChanged: { en: 'Password Changed!', pt_BR: 'Senha alterada!' },
  passwordDefined: { en: 'Your password is set.', pt_BR: 'Sua senha foi definida.' },
  otherEmail: {
    en: 'This link was sent to another e-mail address.',
    pt_BR: 'Este link foi enviado para outro e-mail.',
  },
  tokenSpent: {
    en: 'This link is no longer valid. Please ask for a new one.',
    pt_BR: 'Este link não é mais válido. Peça um novo.',
  },
  'rules.password.required': { en: 'Password is required', pt_BR: 'Informe a senha' },
  'rules.password.confirmRequired': { en: 'Password confirm is required', pt_BR: 'Confirme a senha' },
  'rules.password.confirmDiffers': {
    en: 'Password and Password confirm does not match',
    pt_BR: 'A senha e a confirmação não coincidem',
  },
  'rules.password.recoveryDiffers': {
    en: "The password and confirmation don't match",
    pt_BR: 'A senha e a confirmação não coincidem',
  },
  'rules.password.email': { en: 'Email must be valid.', pt_BR: 'Informe um e-mail válido.' },
  'rules.password.invalid': { en: 'Password must be valid.', pt_BR: 'Informe uma senha válida.' },
  'rules.password.differs': { en: 'Password not match.', pt_BR: 'As senhas não coincidem.' },
  'rules.password.tooShort': {
    en: 'Password must be 8 character at least.',
    pt_BR: 'A senha precisa ter pelo menos 8 caracteres.',
  },
  'rules.password.changeDiffers': { en: 'Confirm password not match.', pt_BR: 'As senhas não coincidem.' },
  codeSent: { en: 'We sent a code to {email}.', pt_BR: 'Enviamos um código para {email}.' },
  codeRight: { en: 'Success', pt_BR: 'Código correto' },
  codeWrong: {
    en: 'This code is not the one we sent, or it has expired. Check the newest mail or ask for another code.',
    pt_BR: 'Este código não é o que enviamos ou já expirou. Confira o e-mail mais recente ou peça outro código.',
  },
  ownEmail: {
    en: 'Use the e-mail address of your own account.',
    pt_BR: 'Use o e-mail da sua própria conta.',
  },
});
