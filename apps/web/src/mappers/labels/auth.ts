import type { NewPasswordLabels } from '@vitrine/ui/components/NewPasswordFields';
import type { ChangePasswordLabels } from '@vitrine/ui/sections/ChangePasswordDialog';
import type { ForgotPasswordLabels } from '@vitrine/ui/sections/ForgotPasswordDialog';
import type { LoginDialogLabels } from '@vitrine/ui/sections/LoginDialog';
import type { RecoveryLabels } from '@vitrine/ui/sections/RecoveryForm';
import type { IntlShape } from 'react-intl';

const sayer = (intl: IntlShape) => (id: string) => intl.formatMessage({ id: `auth.${id}` });

/** The two fields of every new password. */
export const newPasswordLabels = (intl: IntlShape): NewPasswordLabels => {
  const say = sayer(intl);
  return {
    password: say('password.new'),
    confirm: say('password.confirm'),
    show: say('password.show'),
    hide: say('password.hide'),
  };
};

export const loginLabels = (intl: IntlShape): LoginDialogLabels => {
  const say = sayer(intl);
  return {
    title: say('login.title'),
    close: say('close'),
    email: say('email'),
    password: say('password'),
    show: say('password.show'),
    hide: say('password.hide'),
    submit: say('login.submit'),
    forgot: say('login.forgot'),
    registerLead: say('login.registerLead'),
    register: say('login.register'),
    retry: say('login.retry'),
  };
};

export const forgotPasswordLabels = (intl: IntlShape): ForgotPasswordLabels => {
  const say = sayer(intl);
  return {
    title: say('forgot.title'),
    close: say('close'),
    lead: say('forgot.lead'),
    email: say('email'),
    submit: say('forgot.submit'),
    success: say('forgot.success'),
    back: say('forgot.back'),
  };
};

export const changePasswordLabels = (intl: IntlShape): ChangePasswordLabels => {
  const say = sayer(intl);
  return {
    ...newPasswordLabels(intl),
    title: say('change.title'),
    close: say('close'),
    lead: say('change.lead'),
    submit: say('change.submit'),
  };
};

export const recoveryLabels = (intl: IntlShape): RecoveryLabels => {
  const say = sayer(intl);
  return {
    ...newPasswordLabels(intl),
    title: say('recovery.title'),
    lead: say('recovery.lead'),
    submit: say('recovery.submit'),
    done: say('recovery.done'),
    login: say('recovery.login'),
  };
};
