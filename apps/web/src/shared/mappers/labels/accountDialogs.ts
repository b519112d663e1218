import type { DefinePasswordLabels } from '@vitrine/ui/sections/DefinePasswordDialog';
import type { PasswordStepsLabels } from '@vitrine/ui/sections/PasswordStepsDialog';
import type { RegistrationLabels } from '@vitrine/ui/sections/RegistrationDialog';
import type { IntlShape } from 'react-intl';
import { newPasswordLabels } from './auth.ts';

const sayer = (intl: IntlShape) => (id: string) => intl.formatMessage({ id: `dialogs.${id}` });

export const registrationLabels = (intl: IntlShape): RegistrationLabels => {
  const t = sayer(intl);
  return {
    title: t('registration.title'),
    close: t('close'),
    lead: t('registration.lead'),
    registrants: {
      retailer: { name: t('registration.retailer'), about: t('registration.retailerAbout') },
      brand: { name: t('registration.brand'), about: t('registration.brandAbout') },
    },
    sent: t('registration.sent'),
    sentNext: t('registration.sentNext'),
    brands: t('registration.brands'),
  };
};

export const definePasswordLabels = (intl: IntlShape): DefinePasswordLabels => {
  const t = sayer(intl);
  return {
    ...newPasswordLabels(intl),
    title: t('define.title'),
    close: t('close'),
    lead: t('define.lead'),
    email: t('email'),
    submit: t('define.submit'),
    done: t('define.done'),
  };
};

export const passwordStepsLabels = (intl: IntlShape): PasswordStepsLabels => {
  const t = sayer(intl);
  return {
    ...newPasswordLabels(intl),
    codeTitle: t('steps.codeTitle'),
    codeLead: (words) => intl.formatMessage({ id: 'dialogs.steps.codeLead' }, { ...words }),
    code: t('steps.code'),
    verify: t('steps.verify'),
    resend: t('steps.resend'),
    resent: t('steps.resent'),
    passwordTitle: t('steps.passwordTitle'),
    passwordLead: t('steps.passwordLead'),
    submit: t('steps.submit'),
    done: t('steps.done'),
    close: t('close'),
  };
};
