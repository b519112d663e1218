import type { NewsletterLabels, NewsletterProps } from '@vitrine/ui/sections/Newsletter';
import type { OurPlatformProps } from '@vitrine/ui/sections/OurPlatform';
import type { IntlShape } from 'react-intl';

export const newsletterLabels = (intl: IntlShape): NewsletterLabels => {
  const t = (id: string) => intl.formatMessage({ id: `landing.newsletter.${id}` });
  return {
    title: t('title'),
    question: t('question'),
    email: t('email'),
    send: t('send'),
    emailRequired: t('emailRequired'),
    thanks: t('thanks'),
    failed: t('failed'),
  };
};

/** Retailer, Brand, Showroom, Distributor with their codes on the wire. */
export const companyTypes = (intl: IntlShape): NewsletterProps['companyTypes'] =>
  ['b', 's', 'r', 'd'].map((code) => ({ code, label: intl.formatMessage({ id: `landing.newsletter.type.${code}` }) }));

export const platformPoints = (intl: IntlShape): OurPlatformProps['points'] =>
  ['one', 'two', 'three'].map((point) => ({
    title: intl.formatMessage({ id: `landing.platform.${point}.title` }),
    text: intl.formatMessage({ id: `landing.platform.${point}.text` }),
  }));
