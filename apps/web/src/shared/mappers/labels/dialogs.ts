import type { ConnectionWelcomeLabels } from '@vitrine/ui/commerce/relationship/ConnectionWelcomeDialog';
import type { EventBrandLabels } from '@vitrine/ui/commerce/catalogue/EventBrandDialog';
import type { NotAllowedLabels } from '@vitrine/ui/commerce/cart/NotAllowedDialog';
import type { EventErrorLabels } from '@vitrine/ui/sections/EventErrorDialog';
import type { LegalDialogLabels } from '@vitrine/ui/sections/LegalDialog';
import type { LoginOrRegisterLabels } from '@vitrine/ui/sections/LoginOrRegisterDialog';
import type { ProfileStatusLabels } from '@vitrine/ui/sections/ProfileStatusNotice';
import type { WelcomeLabels, WelcomeTip } from '@vitrine/ui/sections/WelcomeDialog';
import type { IntlShape } from 'react-intl';
import { carouselLabels } from './media.ts';

type Values = Record<string, string>;

const sayer = (intl: IntlShape) => (id: string, values?: Values) => intl.formatMessage({ id: `dialogs.${id}` }, values);

export const legalLabels = (intl: IntlShape): LegalDialogLabels => {
  const t = sayer(intl);
  return { close: t('close'), loading: t('legal.loading'), failed: t('legal.failed'), retry: t('retry') };
};

export const welcomeLabels = (intl: IntlShape): WelcomeLabels => {
  const t = sayer(intl);
  const tip = (id: string, icon: WelcomeTip['icon'], values?: Values): WelcomeTip => ({
    icon,
    title: t(`welcome.${id}.title`),
    text: t(`welcome.${id}.text`, values),
  });
  return {
    close: t('close'),
    title: (words) => t('welcome.title', words),
    lead: { marketplace: t('welcome.marketplace.lead'), brand: t('welcome.brand.lead') },
    tips: {
      marketplace: () => [tip('brands', 'search'), tip('profile', 'user'), tip('cart', 'grid')],
      brand: (words) => [
        tip('pricelist', 'list'),
        tip('approval', 'calendar'),
        // A new account has named no carrier yet.
        ...(words.carrier === '' ? [] : [tip('parcels', 'truck', words)]),
      ],
    },
    action: { marketplace: t('welcome.marketplace.action'), brand: t('welcome.brand.action') },
  };
};

export const eventBrandLabels = (intl: IntlShape): EventBrandLabels => {
  const t = sayer(intl);
  return {
    ...carouselLabels(intl),
    close: t('close'),
    pictures: (words) => t('eventBrand.pictures', words),
    readMore: t('eventBrand.readMore'),
    readLess: t('eventBrand.readLess'),
    register: t('register'),
    login: t('login'),
  };
};

export const eventErrorLabels = (intl: IntlShape): EventErrorLabels => {
  const t = sayer(intl);
  return { title: t('eventError.title'), text: t('eventError.text'), close: t('close') };
};

export const profileStatusLabels = (intl: IntlShape): ProfileStatusLabels => {
  const t = sayer(intl);
  return { title: t('profileStatus.title'), close: t('close') };
};

export const connectionWelcomeLabels = (intl: IntlShape): ConnectionWelcomeLabels => {
  const t = sayer(intl);
  return {
    title: (words) => t('connection.title', words),
    lead: t('connection.lead'),
    send: t('connection.send'),
    close: t('connection.close'),
  };
};

export const loginOrRegisterLabels = (intl: IntlShape): LoginOrRegisterLabels => {
  const t = sayer(intl);
  return {
    title: t('members.title'),
    text: t('members.text'),
    login: t('login'),
    register: t('register'),
    close: t('close'),
  };
};

export const notAllowedLabels = (intl: IntlShape): NotAllowedLabels => {
  const t = sayer(intl);
  return { title: t('notAllowed.title'), close: t('close') };
};
