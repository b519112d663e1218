import type { LanguageCode } from '@vitrine/api/rules';
import { languageCodes } from '@vitrine/api/rules';
import type { SheetContent } from '../../../apps/server/src/modules/shop/lineSheets/repository.ts';
import type { OrderFacts } from '../../../apps/server/src/modules/shop/orders/files/orderPaper.ts';
import type { Text } from '../../../packages/ui/src/testing/words/wordsOf.ts';
import { windows } from '../../blocks/partners.ts';
import { partnerNames } from '../../modes.ts';
import type { Partner } from '../../modes.ts';
import { shops } from '../../words/shops.ts';

const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((name, index) => ({ id: index + 1, name }));
const prices = [84, 46, 58] as const;
/** Units by size, for each line of the order. */
const quantities = [
  [2, 4, 6, 4, 2],
  [0, 3, 5, 3, 1],
  [1, 2, 2, 2, 1],
] as const;

const colours: readonly [Text, Text] = [
  ['First colour', 'Primeira cor'],
  ['Second colour', 'Segunda cor'],
];

/** A path that `picturesOf` reads. */
const pathOf = (partner: Partner, picture: number | 'scene'): string => `${partner}/${picture}`;

/** The drawing behind a path of a sample, as SVG. */
export const drawingAt = (path: string): string => {
  const [partner, picture] = path.split('/') as [Partner, string];
  const { scene, goods } = windows[partner];
  const drawn = picture === 'scene' ? scene() : (goods[Number(picture)]?.src() ?? '');
  return decodeURIComponent(drawn.slice(drawn.indexOf(',') + 1));
};

const say = (language: LanguageCode, text: Text): string => text[languageCodes.indexOf(language)] ?? text[0];

/** What a brand of the partner's shop sells, as a line sheet and a list of products need it. */
export const sheetContent = (partner: Partner, language: LanguageCode): SheetContent => {
  const { title, goods } = shops[partner];
  const collection = say(language, title);
  return {
    brand: { id: 1, name: 'Casa Maré', logo: '' },
    collection: {
      id: 1,
      name: collection,
      image: pathOf(partner, 'scene'),
      order_window_end: '2026-11-30',
      production_window_start: '2026-12-05',
      production_window_end: '2027-01-20',
    },
    pricelist: { id: 1, name: say(language, ['Europe, wholesale', 'Europa, atacado']), currency: 'EUR' },
    products: goods.map((name, index) => ({
      id: index + 1,
      name: say(language, name),
      reference_code: `CM-${201 + index}`,
      collection,
      ship_msg: null,
      order_delivery_days: 45,
      production_window_start: '2026-12-05',
      production_window_end: '2027-01-20',
      minimum: 12,
      image: pathOf(partner, index),
      wholesale: prices[index] ?? 0,
      retailer: (prices[index] ?? 0) * 2.5,
      sizes,
      variations: (windows[partner].goods[index]?.colours ?? []).map((color, at) => ({
        id: index * 10 + at,
        label: say(language, colours[at] ?? colours[0]),
        color,
        extra_color: null,
        image: null,
        stock: {},
        gtins: {},
      })),
    })),
  };
};

const address = {
  to: 'Loja Alfama',
  contact: 'Ana Duarte',
  address: 'Rua dos Remédios 12',
  zip_code: '1100-441',
  city: 'Lisboa',
  state: '',
  country: 'Portugal',
  phone_number: '+351 21 000 0000',
  tax_id: 'PT500000000',
} as NonNullable<OrderFacts['billing']>;

const linesOf = (partner: Partner, language: LanguageCode): OrderFacts['order']['lines'] =>
  sheetContent(partner, language).products.map(({ id, name, reference_code, collection, wholesale }, index) => {
    const ordered = sizes.map((size, at) => ({ name: size.name, quantity: quantities[index]?.[at] ?? 0 }));
    const units = ordered.reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      product_id: id,
      name,
      reference_code,
      collection,
      image: pathOf(partner, index),
      variation: say(language, colours[0]),
      note: '',
      sizes: ordered,
      units,
      unit_price: wholesale ?? 0,
      total: units * (wholesale ?? 0),
    };
  });

/** An order of three products, with what its documents need beside it. */
export const orderFacts = (partner: Partner, language: LanguageCode): OrderFacts => {
  const lines = linesOf(partner, language);
  return {
    order: {
      number: 1043,
      status: 'p',
      created: '2026-11-20T10:00:00.000Z',
      buyer: { id: 1, name: 'Loja Alfama' },
      seller: { id: 1, name: 'Casa Maré', slug: 'casa-mare' },
      total_items: lines.reduce((sum, { units }) => sum + units, 0),
      total_products: lines.length,
      total_price: lines.reduce((sum, { total }) => sum + total, 0),
      currency: 'EUR',
      note: say(language, ['Please send everything at once.', 'Por favor, envie tudo de uma vez.']),
      shipments: [],
      lines,
    } as unknown as OrderFacts['order'],
    gtins: [],
    billing: address,
    shipping: address,
    account: { name: partnerNames[partner], logo: null, timeZone: 'UTC' },
    language,
  };
};
