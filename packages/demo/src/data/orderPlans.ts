import type { OrderStatus, PaymentStatus } from '@vitrine/api/rules';
import { placedBrands, withoutCollections, unpublished } from '../brands/index.ts';
import { around } from '../dice.ts';
import { partners } from './partners/index.ts';
import type { DemoPartner } from './partners/index.ts';

/** What happened between a shop and a brand. */
export interface OrderPlan {
  shop: string;
  brand: string;
  status: OrderStatus;
  daysAgo: number;
  payment?: PaymentStatus;
  note?: string;
  messages?: number;
  unread?: boolean;
}

const demoShop = 'Armazém do Chiado';

/** The demo buyer's: with lume in every status, with others in every payment status. */
const demo: readonly OrderPlan[] = [
  {
    shop: demoShop,
    brand: 'lume',
    status: 'b',
    daysAgo: 1,
    note: 'Please keep the terracotta together in one box.',
    messages: 1,
    unread: true,
  },
  { shop: demoShop, brand: 'lume', status: 's', daysAgo: 6, messages: 3 },
  { shop: demoShop, brand: 'lume', status: 'r', daysAgo: 9, messages: 3, unread: true },
  { shop: demoShop, brand: 'lume', status: 'p', daysAgo: 21, payment: 'Partially paid' },
  { shop: demoShop, brand: 'lume', status: 'i', daysAgo: 40, payment: 'Paid', messages: 3 },
  { shop: demoShop, brand: 'lume', status: 'f', daysAgo: 190, payment: 'Paid' },
  { shop: demoShop, brand: 'lume', status: 'x', daysAgo: 120, payment: 'Refunded', messages: 3 },
  { shop: demoShop, brand: 'nordlys', status: 'p', daysAgo: 14, payment: 'Pending' },
  { shop: demoShop, brand: 'kumo', status: 's', daysAgo: 12, payment: 'Payment Pending' },
  { shop: demoShop, brand: 'casa-ferro', status: 'p', daysAgo: 55, payment: 'Overdue', unread: true },
  { shop: demoShop, brand: 'ondine-paris', status: 'f', daysAgo: 260, payment: 'Paid' },
  { shop: demoShop, brand: 'mare-alta', status: 'f', daysAgo: 320, payment: 'Paid' },
  { shop: 'Loja do Porto', brand: 'brisa-carioca', status: 'b', daysAgo: 2, unread: true },
  { shop: 'Loja do Porto', brand: 'pe-de-manga', status: 'i', daysAgo: 25, payment: 'Paid' },
];

const statuses: readonly OrderStatus[] = ['b', 's', 'r', 'p', 'i', 'f', 'f', 'x'];
const payments: readonly (PaymentStatus | undefined)[] = [
  undefined,
  'Pending',
  'Paid',
  'Payment Pending',
  undefined,
  'Partially paid',
];

const ordinary = (partner: DemoPartner, accountId: number): OrderPlan[] => {
  const shops = partner.shops
    .slice(accountId === 1 ? 5 : 1)
    .filter((_, place) => (place + (accountId === 1 ? 5 : 1)) % 9 !== 8);
  const brands = placedBrands.filter(
    (brand) => brand.accountId === accountId && brand.slug !== withoutCollections && brand.slug !== unpublished,
  );
  return Array.from({ length: partner.orders }, (_, place) => ({
    shop: around(shops, place).name,
    brand: around(brands, place * 3).slug,
    status: around(statuses, place),
    daysAgo: 3 + place * 5,
    payment: payments[place % payments.length],
    messages: place % 4,
    unread: place % 7 === 2,
  }));
};

export const orderPlans = (): OrderPlan[] => [
  ...demo,
  ...partners.flatMap((partner, place) => ordinary(partner, place + 1)),
];
