import type { NewPasswordLabels } from '@vitrine/ui/components/NewPasswordFields';
import type { ChangePasswordLabels } from '@vitrine/ui/sections/ChangePasswordDialog';
import type { ForgotPasswordLabels } from '@vitrine/ui/sections/ForgotPasswordDialog';
import type { LoginDialogLabels } from '@vitrine/ui/sections/LoginDialog';
import type { RecoveryLabels } from '@vitrine/ui/sections/RecoveryForm';
import type { IntlShape } from 'react-intl';

const sayer = (intl: IntlShape) => (id: string) => intl.formatMessage({ id: `auth.${id}` });

/** The two fields of every new password. */
export const newPasswordLabels = (intl: IntlShape): NewPasswordLabels => {
  const t = sayer(intl);
  return {
    password: t('password.new'),
    confirm: t('password.confirm'),
    show: t('password.show'),
    hide: t('password.hide'),
  };
};

export const loginLabels = (intl: IntlShape): LoginDialogLabels => {
  const t = sayer(intl);
  return {
    title: t('login.title'),
    close: t('close'),
    email: t('email'),
    password: t('password'),
    show: t('password.show'),
    hide: t('password.hide'),
    submit: t('login.submit'),
    forgot: t('login.forgot'),
    registerLead: t('login.registerLead'),
    register: t('login.register'),
    retry: t('login.retry'),
    recovery: {
      title: t('forgot.title'),
      lead: t('forgot.above'),
      submit: t('forgot.submit'),
      success: t('forgot.success'),
    },
  };
};

export const forgotPasswordLabels = (intl: IntlShape): ForgotPasswordLabels => {
  const t = sayer(intl);
  return {
    title: t('forgot.title'),
    close: t('close'),
    lead: t('forgot.lead'),
    email: t('email'),
    submit: t('forgot.submit'),
    success: t('forgot.success'),
    back: t('forgot.back'),
  };
};

export const changePasswordLabels = (intl: IntlShape): ChangePasswordLabels => {
  const t = sayer(intl);
  return {
    ...newPasswordLabels(intl),
    title: t('change.title'),
    close: t('close'),
    lead: t('change.lead'),
    submit: t('change.submit'),
  };
};

export const recoveryLabels = (intl: IntlShape): RecoveryLabels => {
  const t = sayer(intl);
  return {
    ...newPasswordLabels(intl),
    title: t('recovery.title'),
    lead: t('recovery.lead'),
    submit: t('recovery.submit'),
    done: t('recovery.done'),
    login: t('recovery.login'),
  };
};
