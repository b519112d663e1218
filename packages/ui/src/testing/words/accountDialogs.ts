import type { RegistrationLabels } from '../../sections/RegistrationDialog/index.ts';
import type { DefinePasswordLabels } from '../../sections/DefinePasswordDialog/index.ts';
import type { PasswordStepsLabels } from '../../sections/PasswordStepsDialog/index.ts';
import { newPasswordWords } from './auth.ts';
import { wordsOf } from './wordsOf.ts';

export const registrationWords = wordsOf<RegistrationLabels>('Sections/RegistrationDialog', {
  title: ["LET'S START YOUR REGISTRATION", 'VAMOS COMEÇAR SEU CADASTRO'],
  close: ['Close', 'Fechar'],
  lead: [
    'Tell us who you are, and we ask for what we need to know and nothing more.',
    'Diga quem você é, e perguntaremos só o que precisamos saber.',
  ],
  registrants: {
    retailer: {
      name: ['I’m a retailer', 'Sou lojista'],
      about: ['I buy collections for my shops.', 'Compro coleções para as minhas lojas.'],
    },
    brand: {
      name: ['I’m a brand', 'Sou uma marca'],
      about: ['I show my collections to retailers.', 'Mostro minhas coleções a lojistas.'],
    },
  },
  sent: ['Thank you! Please check your e-mail inbox.', 'Obrigado! Confira sua caixa de entrada.'],
  sentNext: [
    'We wrote to you with the next step. Until then, have a look around.',
    'Escrevemos para você com o próximo passo. Até lá, dê uma volta pela casa.',
  ],
  brands: ['MEET OUR BRANDS', 'CONHEÇA NOSSAS MARCAS'],
});

export const definePasswordWords = wordsOf<DefinePasswordLabels>('Sections/DefinePasswordDialog', {
  ...newPasswordWords.texts,
  title: ['DEFINE PASSWORD', 'DEFINIR SENHA'],
  close: ['Close', 'Fechar'],
  lead: [
    'Choose the password you will sign in with. Eight characters at least.',
    'Escolha a senha com que vai entrar. No mínimo oito caracteres.',
  ],
  email: ['E-mail', 'E-mail'],
  submit: ['Save', 'Salvar'],
  done: ['Your password is set. The login comes next.', 'Sua senha foi definida. Agora é só entrar.'],
});

export const passwordStepsWords = wordsOf<PasswordStepsLabels>('Sections/PasswordStepsDialog', {
  ...newPasswordWords.texts,
  codeTitle: ['Check your e-mail', 'Confira seu e-mail'],
  codeLead: [
    'To change your password, enter the code we sent to {email}.',
    'Para alterar sua senha, digite o código que enviamos para {email}.',
  ],
  code: ['Code', 'Código'],
  verify: ['Continue', 'Continuar'],
  resend: ['Send another code', 'Enviar outro código'],
  resent: ['Another code is on its way.', 'Outro código está a caminho.'],
  passwordTitle: ['Set a new password', 'Crie uma nova senha'],
  passwordLead: ['Eight characters at least.', 'No mínimo oito caracteres.'],
  submit: ['Save', 'Salvar'],
  done: ['Your password was changed.', 'Sua senha foi alterada.'],
  close: ['Close', 'Fechar'],
});
