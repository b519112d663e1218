import {
  applicationLetter,
  approvalLetter,
  brandApprovalLetter,
  orderLetter,
  recoveryLetter,
  moreInformationLetter,
  registrationLetter,
  renderMail,
  statusLetter,
} from '@vitrine/mail';
import type { MailContent, MailLanguage } from '@vitrine/mail';
import { ORDER_STATUS_NAMES } from '@vitrine/api/rules';
import type { DocumentSurface, Scene, Viewer } from '@vitrine/studio';
import { languageOf } from './createShop.ts';

type Translate = (id: string) => string;
type Letter = (language: MailLanguage, scene: Scene) => MailContent;

const URL = 'https://shop.example';

const order = {
  order: 1042,
  brand: 'Casa Marola',
  retailer: 'Loja Aurora',
  units: 48,
  total: 'USD 3,912.00',
  url: `${URL}/order/1042`,
};

const ana = { name: 'Ana', retailer: 'Loja Aurora', company: 'Loja Aurora', email: 'ana@loja-aurora.example' };
const davi = { name: 'Davi', company: 'Casa Marola', email: 'davi@marola.example' };
const definePassword = { days: 7, url: `${URL}/define-password?hash=h` };
const support = 'help@shop.example';

const members: readonly Viewer[] = ['pre_register', 'in_review', 'pending', 'approved'];

const letters: readonly { id: string; viewers?: readonly Viewer[]; write: Letter }[] = [
  {
    id: 'mail-order',
    viewers: ['approved'],
    write: (language) => orderLetter(language, { ...order, side: 'buyer', name: 'Ana' }),
  },
  {
    id: 'mail-notice',
    viewers: ['seller'],
    write: (language) => orderLetter(language, { ...order, side: 'seller', name: 'Davi' }),
  },
  {
    id: 'mail-status',
    viewers: ['approved'],
    write: (language) =>
      statusLetter(language, {
        ...order,
        name: 'Ana',
        status: language === 'pt_BR' ? 'Em trânsito' : ORDER_STATUS_NAMES.i,
      }),
  },
  {
    id: 'mail-recovery',
    viewers: ['visitor', ...members, 'seller'],
    write: (language, { name: shop }) => recoveryLetter(language, { name: 'Ana', shop, url: `${URL}/recovery/t` }),
  },
  {
    id: 'mail-registration',
    viewers: ['visitor', 'pre_register'],
    write: (language, { name: shop }) => registrationLetter(language, { ...ana, ...definePassword, shop }),
  },
  {
    id: 'mail-application',
    viewers: ['visitor'],
    write: (language, { name: shop }) => applicationLetter(language, { ...davi, shop, support }),
  },
  {
    id: 'mail-approval',
    viewers: ['approved'],
    write: (language, { name: shop }) => approvalLetter(language, { ...ana, shop, url: `${URL}/brands` }),
  },
  {
    id: 'mail-refusal',
    viewers: ['pending'],
    write: (language, { name: shop }) => moreInformationLetter(language, { ...ana, shop, support }),
  },
  {
    id: 'mail-brand-approval',
    viewers: ['seller'],
    write: (language, { name: shop }) => brandApprovalLetter(language, { ...davi, ...definePassword, shop }),
  },
];

/** The mails the shop sends, as it writes them, in the branding that is tried out. */
export const createDocuments = (t: Translate): readonly DocumentSurface[] =>
  letters.map(({ id, viewers, write }) => ({
    id,
    title: t(`preview.surface.${id}`),
    group: t('preview.group.mails'),
    viewers,
    html: (scene, style) => {
      const sender = { shop: scene.name, logo: scene.logo, logoDark: scene.logo, style, origin: '' };
      const language = languageOf(scene);
      return renderMail(sender, language, write(language, scene)).html;
    },
  }));
