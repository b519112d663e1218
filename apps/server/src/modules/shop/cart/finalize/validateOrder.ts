import {
  amountInWords,
  checkLimits,
  stockError,
  toCents,
  type LimitedProduct,
  type OrderingError,
} from '@vitrine/api/rules';
import type { Language } from '../../../../domain/language.ts';
import { inStock, t } from '../words.ts';
import type { OrderContent, OrderItem } from './content.ts';

const unitsOf = (items: readonly OrderItem[]): number => items.reduce((sum, item) => sum + item.quantity, 0);

/** What limits check of an order. */
type LimitedItem = Pick<
  OrderItem,
  'product_id' | 'collection_id' | 'product_limits' | 'collection_limits' | 'unit_cents' | 'quantity'
>;

export interface LimitedContent extends Pick<OrderContent, 'currency' | 'brand_id' | 'brand_limits'> {
  items: readonly LimitedItem[];
}

const groupBy = <Item extends LimitedItem>(
  items: readonly Item[],
  key: 'collection_id' | 'product_id',
): [Item, ...Item[]][] => {
  const groups = new Map<number, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(item[key]);
    if (group) group.push(item);
    else groups.set(item[key], [item]);
  }
  return [...groups.values()];
};

const asProduct = (items: [LimitedItem, ...LimitedItem[]]): LimitedProduct => ({
  id: items[0].product_id,
  limits: items[0].product_limits,
  unitPrice: items[0].unit_cents,
  quantities: items.map((item) => item.quantity),
});

const limitErrors = ({ items, currency, brand_id, brand_limits }: LimitedContent): OrderingError[] =>
  checkLimits({
    currency,
    seller: { id: brand_id, limits: brand_limits },
    collections: groupBy(items, 'collection_id').map((group) => ({
      id: group[0].collection_id,
      limits: group[0].collection_limits,
      products: groupBy(group, 'product_id').map(asProduct),
    })),
  });

const translated = (error: OrderingError, currency: string, language: Language): OrderingError => {
  if (language === 'en') return error;
  if (error.scope === 'stock') return { ...error, message: inStock(language, error.limit) };
  const amount = error.type === 'value' ? amountInWords(toCents(error.missing), currency, language) : '';
  const key = `${error.side}${error.type === 'value' ? 'Value' : 'Quantity'}` as const;
  return { ...error, message: t(language, key, { limit: error.limit, amount }) };
};

/** Every limit that the content breaks, in the reader's language. */
export const translatedLimitErrors = (content: LimitedContent, language: Language): OrderingError[] =>
  limitErrors(content).map((error) => translated(error, content.currency, language));

/** Nothing of it may be ordered now: a maximum of 0. */
const closedError = (
  scope: 'collection' | 'product' | 'seller',
  id: number,
  items: readonly OrderItem[],
  message: string,
): OrderingError => ({
  scope,
  id,
  side: 'maximum',
  type: 'quantity',
  limit: 0,
  missing: unitsOf(items),
  message,
});

const nameIn = (name: Record<string, string>, language: Language): string => name[language] ?? name.en ?? '';

const closedErrors = ({ items }: OrderContent, language: Language): OrderingError[] => {
  const collections = groupBy(
    items.filter((item) => !item.collection_open),
    'collection_id',
  ).map((group) =>
    closedError(
      'collection',
      group[0].collection_id,
      group,
      t(language, 'collectionClosed', { name: nameIn(group[0].collection_name, language) }),
    ),
  );
  const withdrawn = items.filter((item) => item.collection_open && (!item.product_open || item.unit_cents === null));
  const products = groupBy(withdrawn, 'product_id').map((group) =>
    closedError(
      'product',
      group[0].product_id,
      group,
      t(language, 'productClosed', { name: nameIn(group[0].product_name, language) }),
    ),
  );
  return [...collections, ...products];
};

const stockErrors = ({ items }: OrderContent): OrderingError[] =>
  items.flatMap(({ item_id, quantity, available }) =>
    available !== null && quantity > available ? [stockError(item_id, quantity, available)] : [],
  );

/** One error for the whole cart: no product of it has a price then. */
const pricelistError = ({ brand_id, items, pricelist_name }: OrderContent, language: Language): OrderingError =>
  closedError('seller', brand_id, items, t(language, 'pricelistGone', { name: pricelist_name }));

/** Every reason to refuse the order (D-084): what closed meanwhile, the limits, and stock (V-060). */
export const validateOrder = (content: OrderContent, language: Language): OrderingError[] => {
  if (!content.pricelist_given) return [pricelistError(content, language)];
  return [
    ...closedErrors(content, language),
    ...translatedLimitErrors(content, language),
    ...stockErrors(content).map((error) => translated(error, content.currency, language)),
  ];
};
