import type { RegistrationFormLabels } from '@vitrine/ui/commerce/company/RegistrationForm';
import type { BrandRegistrationLabels } from '@vitrine/ui/sections/BrandRegistration';
import type { RegistrationScreenLabels } from '@vitrine/ui/sections/RegistrationScreen';
import type { IntlShape } from 'react-intl';

const translatorOf =
  (intl: IntlShape) =>
  (id: string, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id: `registration.${id}` }, values);

export const registrationFormLabels = (intl: IntlShape): RegistrationFormLabels => {
  const t = translatorOf(intl);
  return {
    companyInfo: t('companyInfo'),
    contactInfo: t('contactInfo'),
    company: t('company'),
    website: t('website'),
    websiteHint: t('websiteHint'),
    year: t('year'),
    firstName: t('firstName'),
    lastName: t('lastName'),
    phone: t('phone'),
    phoneField: { country: t('phoneCountry'), search: t('phoneSearch'), none: t('phoneNone') },
    email: t('email'),
    locations: t('locations'),
    place: t('place'),
    placeHint: t('placeHint'),
    country: t('country'),
    countryPlaceholder: t('countryPlaceholder'),
    addLocation: t('addLocation'),
    removeLocation: (values) => t('removeLocation', { ...values }),
    segments: t('segments'),
    events: t('events'),
    mailing: t('mailing'),
    submit: t('submit'),
  };
};

export const registrationScreenLabels = (intl: IntlShape): RegistrationScreenLabels => {
  const t = translatorOf(intl);
  return {
    hello: t('hello'),
    intro: { retailer: t('intro.retailer'), brand: t('intro.brand') },
    title: t('title'),
    question: t('question'),
    registrants: { retailer: t('retailer'), brand: t('brand') },
    duplicate: t('duplicate'),
    login: t('login'),
    support: t('support'),
    sent: t('sent'),
    back: t('back'),
  };
};

export const brandRegistrationLabels = (intl: IntlShape, brand: string): BrandRegistrationLabels => {
  const t = translatorOf(intl);
  return {
    title: t('brandTitle', { brand }),
    lead: t('brandLead'),
    email: t('businessEmail'),
    create: t('create'),
    loginLead: t('loginLead'),
    login: t('brandLogin'),
    seller: t('seller'),
  };
};
