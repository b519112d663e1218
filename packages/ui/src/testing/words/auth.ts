import type { NewPasswordLabels } from '../../components/NewPasswordFields/index.ts';
import type { LoginDialogLabels } from '../../sections/LoginDialog/index.ts';
import type { ForgotPasswordLabels } from '../../sections/ForgotPasswordDialog/index.ts';
import type { ChangePasswordLabels } from '../../sections/ChangePasswordDialog/index.ts';
import type { RecoveryLabels } from '../../sections/RecoveryForm/index.ts';
import { wordsOf } from './wordsOf.ts';

export const newPasswordWords = wordsOf<NewPasswordLabels>('Components/NewPasswordFields', {
  password: ['New password', 'Nova senha'],
  confirm: ['Confirm new password', 'Confirme a nova senha'],
  show: ['Show password', 'Mostrar senha'],
  hide: ['Hide password', 'Ocultar senha'],
});

export const loginWords = wordsOf<LoginDialogLabels>('Sections/LoginDialog', {
  title: ['WELCOME BACK', 'BEM-VINDO DE VOLTA'],
  close: ['Close', 'Fechar'],
  email: ['E-mail', 'E-mail'],
  password: ['Password', 'Senha'],
  show: ['Show password', 'Mostrar senha'],
  hide: ['Hide password', 'Ocultar senha'],
  submit: ['Login', 'Entrar'],
  forgot: ['Forgot your password?', 'Esqueceu sua senha?'],
  registerLead: ['New here?', 'Ainda não tem conta?'],
  register: ['Register', 'Cadastre-se'],
  retry: ['Try again', 'Tentar de novo'],
  recovery: {
    title: ['Forgot your password?', 'Esqueceu sua senha?'],
    lead: [
      'We can send you a link to set a new password, to the e-mail above.',
      'Podemos enviar um link para criar uma nova senha, para o e-mail acima.',
    ],
    submit: ['Send', 'Enviar'],
    success: ['Success! Check your email for more information.', 'Sucesso! Confira seu e-mail para mais informações.'],
  },
});

export const forgotPasswordWords = wordsOf<ForgotPasswordLabels>('Sections/ForgotPasswordDialog', {
  title: ['Forgot your password?', 'Esqueceu sua senha?'],
  close: ['Close', 'Fechar'],
  lead: [
    'Tell us your e-mail and we will send you a link to set a new password.',
    'Informe seu e-mail e enviaremos um link para criar uma nova senha.',
  ],
  email: ['E-mail', 'E-mail'],
  submit: ['Send', 'Enviar'],
  success: ['Success! Check your email for more information.', 'Sucesso! Confira seu e-mail para mais informações.'],
  back: ['GO BACK', 'VOLTAR'],
});

export const changePasswordWords = wordsOf<ChangePasswordLabels>('Sections/ChangePasswordDialog', {
  ...newPasswordWords.texts,
  title: ['CHANGE PASSWORD', 'ALTERAR SENHA'],
  close: ['Close', 'Fechar'],
  lead: [
    'Before your first visit, please replace the password you were given by one of your own. Eight characters at least.',
    'Antes da sua primeira visita, troque a senha que recebeu por uma sua. No mínimo oito caracteres.',
  ],
  submit: ['Save', 'Salvar'],
});

export const recoveryWords = wordsOf<RecoveryLabels>('Sections/RecoveryForm', {
  ...newPasswordWords.texts,
  title: ['CHANGE PASSWORD', 'ALTERAR SENHA'],
  lead: ['Eight characters at least.', 'No mínimo oito caracteres.'],
  submit: ['Confirm', 'Confirmar'],
  done: ['Password Changed!', 'Senha alterada!'],
  login: ['Login', 'Entrar'],
});
