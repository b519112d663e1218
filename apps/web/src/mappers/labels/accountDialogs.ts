import type { DefinePasswordLabels } from '@vitrine/ui/sections/DefinePasswordDialog';
import type { PasswordStepsLabels } from '@vitrine/ui/sections/PasswordStepsDialog';
import type { RegistrationLabels } from '@vitrine/ui/sections/RegistrationDialog';
import type { IntlShape } from 'react-intl';
import { newPasswordLabels } from './auth.ts';

const sayer = (intl: IntlShape) => (id: string) => intl.formatMessage({ id: `dialogs.${id}` });

export const registrationLabels = (intl: IntlShape): RegistrationLabels => {
  const say = sayer(intl);
  return {
    title: say('registration.title'),
    close: say('close'),
    lead: say('registration.lead'),
    registrants: {
      retailer: { name: say('registration.retailer'), about: say('registration.retailerAbout') },
      brand: { name: say('registration.brand'), about: say('registration.brandAbout') },
    },
    sent: say('registration.sent'),
    sentNext: say('registration.sentNext'),
    brands: say('registration.brands'),
  };
};

export const definePasswordLabels = (intl: IntlShape): DefinePasswordLabels => {
  const say = sayer(intl);
  return {
    ...newPasswordLabels(intl),
    title: say('define.title'),
    close: say('close'),
    lead: say('define.lead'),
    email: say('email'),
    submit: say('define.submit'),
    done: say('define.done'),
  };
};

export const passwordStepsLabels = (intl: IntlShape): PasswordStepsLabels => {
  const say = sayer(intl);
  return {
    ...newPasswordLabels(intl),
    codeTitle: say('steps.codeTitle'),
    codeLead: (words) => intl.formatMessage({ id: 'dialogs.steps.codeLead' }, { ...words }),
    code: say('steps.code'),
    verify: say('steps.verify'),
    resend: say('steps.resend'),
    resent: say('steps.resent'),
    passwordTitle: say('steps.passwordTitle'),
    passwordLead: say('steps.passwordLead'),
    submit: say('steps.submit'),
    done: say('steps.done'),
    close: say('close'),
  };
};
