import { brandBySlug } from './brands/index.ts';
import type { PlacedBrand } from './brands/index.ts';
import type { Calendar } from './calendar.ts';
import { collections } from './catalogue.ts';
import { partnerOf } from './data/partners/index.ts';
import { around } from './dice.ts';
import type { Tables } from './insert.ts';
import { memberOf } from './parties.ts';
import type { PlacedShop } from './retailers.ts';
import { frontPicture, productAt } from './products.ts';

interface Pair {
  shop: PlacedShop;
  brand: PlacedBrand;
  place: number;
}

interface Line {
  from: 'buyer' | 'seller';
  en: string;
  pt: string;
  picture?: true;
}

const lines: readonly Line[] = [
  {
    from: 'buyer',
    en: 'Hello! We saw your collection in Lisbon and would like to see the prices for spring.',
    pt: 'Olá! Vimos sua coleção em Lisboa e gostaríamos de conhecer os preços da primavera.',
  },
  {
    from: 'seller',
    en: 'Thank you for writing. You have access now. This one is our favourite of the season:',
    pt: 'Obrigada por escrever. Você já tem acesso. Esta é a nossa favorita da estação:',
    picture: true,
  },
  {
    from: 'buyer',
    en: 'Beautiful. Do you offer exclusivity in our town for the first season?',
    pt: 'Linda. Vocês oferecem exclusividade na nossa cidade na primeira estação?',
  },
  {
    from: 'seller',
    en: 'For the first two seasons, yes. Shall we talk on Thursday?',
    pt: 'Nas duas primeiras estações, sim. Conversamos na quinta-feira?',
  },
  {
    from: 'seller',
    en: 'We have sent you the new line sheet. The first delivery window closes at the end of the month.',
    pt: 'Enviamos o novo catálogo. A primeira janela de entrega fecha no fim do mês.',
  },
];

const visitors = [
  {
    name: 'Ana Lemos',
    email: 'ana@casaverde.example',
    store: 'Casa Verde',
    text: 'We have a small shop by the sea. May I see your line sheet?',
  },
  {
    name: 'Jonas Weber',
    email: 'jonas@kontor.example',
    store: 'Kontor',
    text: 'Do you ship to Switzerland, and from which value is it free?',
  },
];

const pictureOf = ({ id }: PlacedBrand, perCollection: number): string | null => {
  const collection = collections.find(({ brand }) => brand.id === id);
  return collection ? frontPicture(productAt(collection, 0, perCollection)) : null;
};

const messagesOf = (pairs: readonly Pair[], calendar: Calendar, perCollection: number) =>
  pairs.flatMap(({ shop, brand, place }, index) =>
    lines.slice(0, 1 + (place % lines.length)).map(({ from, en, pt, picture }, turn, said) => {
      const isLast = turn === said.length - 1;
      const member = from === 'buyer' ? memberOf('retailer_id', shop.id) : memberOf('brand_id', brand.id);
      return {
        account_id: shop.accountId,
        chat_id: index + 1,
        from_side: from,
        member_id: member.id as number | null,
        message: { en, pt_BR: pt }[partnerOf(shop.accountId).language],
        file: picture ? pictureOf(brand, perCollection) : null,
        buyer_flagged: index % 3 === 1 && turn === 1,
        seller_flagged: index % 11 === 3 && isLast,
        read_at: isLast && index % 2 === 0 ? null : calendar.ago(index / 10 + 0.5),
        created_at: calendar.ago(index / 8 + 6 - turn),
      };
    }),
  );

/** Who writes to whom: retailers and brands, and visitors to the brand of the demo's seller. */
export const chatTables = (pairs: readonly Pair[], calendar: Calendar, perCollection: number): Tables => {
  const { id: lume, accountId: account_id } = brandBySlug('lume');
  const nobody = { visitor_email: null, visitor_name: null, visitor_store: null, visitor_language: null };
  const messages = messagesOf(pairs, calendar, perCollection);
  const written = visitors.map(({ text }, place) => ({
    ...around(messages, 0),
    account_id,
    chat_id: pairs.length + 1 + place,
    from_side: 'buyer' as const,
    member_id: null,
    message: text,
    file: null,
    buyer_flagged: false,
    seller_flagged: false,
    read_at: null,
    created_at: calendar.ago(0.2 + place),
  }));
  return {
    chat: [
      ...pairs.map(({ shop, brand }, index) => ({
        id: index + 1,
        account_id: shop.accountId,
        brand_id: brand.id,
        retailer_id: shop.id as number | null,
        ...nobody,
      })),
      ...visitors.map(({ name, email, store }, place) => ({
        id: pairs.length + 1 + place,
        account_id,
        brand_id: lume,
        retailer_id: null,
        visitor_email: email,
        visitor_name: name,
        visitor_store: store,
        visitor_language: 'en',
      })),
    ],
    inbox_message: [...messages, ...written].toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1)),
  };
};
