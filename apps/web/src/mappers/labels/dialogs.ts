import type { ConnectionWelcomeLabels } from '@vitrine/ui/commerce/ConnectionWelcomeDialog';
import type { EventBrandLabels } from '@vitrine/ui/commerce/EventBrandDialog';
import type { NotAllowedLabels } from '@vitrine/ui/commerce/NotAllowedDialog';
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
  const say = sayer(intl);
  return { close: say('close'), loading: say('legal.loading'), failed: say('legal.failed'), retry: say('retry') };
};

export const welcomeLabels = (intl: IntlShape): WelcomeLabels => {
  const say = sayer(intl);
  const tip = (id: string, icon: WelcomeTip['icon'], values?: Values): WelcomeTip => ({
    icon,
    title: say(`welcome.${id}.title`),
    text: say(`welcome.${id}.text`, values),
  });
  return {
    close: say('close'),
    title: (words) => say('welcome.title', words),
    lead: { house: say('welcome.house.lead'), brand: say('welcome.brand.lead') },
    tips: {
      house: () => [tip('brands', 'search'), tip('profile', 'user'), tip('cart', 'grid')],
      brand: (words) => [tip('pricelist', 'list'), tip('approval', 'calendar'), tip('parcels', 'truck', words)],
    },
    action: { house: say('welcome.house.action'), brand: say('welcome.brand.action') },
  };
};

export const eventBrandLabels = (intl: IntlShape): EventBrandLabels => {
  const say = sayer(intl);
  return {
    ...carouselLabels(intl),
    close: say('close'),
    pictures: (words) => say('eventBrand.pictures', words),
    readMore: say('eventBrand.readMore'),
    readLess: say('eventBrand.readLess'),
    register: say('register'),
    login: say('login'),
  };
};

export const eventErrorLabels = (intl: IntlShape): EventErrorLabels => {
  const say = sayer(intl);
  return { title: say('eventError.title'), text: say('eventError.text'), close: say('close') };
};

export const profileStatusLabels = (intl: IntlShape): ProfileStatusLabels => {
  const say = sayer(intl);
  return { title: say('profileStatus.title'), close: say('close') };
};

export const connectionWelcomeLabels = (intl: IntlShape): ConnectionWelcomeLabels => {
  const say = sayer(intl);
  return {
    title: (words) => say('connection.title', words),
    lead: say('connection.lead'),
    send: say('connection.send'),
    close: say('connection.close'),
  };
};

export const loginOrRegisterLabels = (intl: IntlShape): LoginOrRegisterLabels => {
  const say = sayer(intl);
  return {
    title: say('members.title'),
    text: say('members.text'),
    login: say('login'),
    register: say('register'),
    close: say('close'),
  };
};

export const notAllowedLabels = (intl: IntlShape): NotAllowedLabels => {
  const say = sayer(intl);
  return { title: say('notAllowed.title'), close: say('close') };
};
