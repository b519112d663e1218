import {
  amountInWords,
  checkLimits,
  stockError,
  toCents,
  type LimitedProduct,
  type OrderingError,
} from '@vitrine/api/rules';
import type { Language } from '../../../domain/language.ts';
import { t } from '../words.ts';
import type { OrderContent, OrderItem } from './content.ts';

const unitsOf = (items: readonly OrderItem[]): number => items.reduce((sum, item) => sum + item.quantity, 0);

const groupBy = <Key extends 'collection_id' | 'product_id'>(
  items: readonly OrderItem[],
  key: Key,
): [OrderItem, ...OrderItem[]][] => {
  const groups = new Map<number, [OrderItem, ...OrderItem[]]>();
  for (const item of items) {
    const group = groups.get(item[key]);
    if (group) group.push(item);
    else groups.set(item[key], [item]);
  }
  return [...groups.values()];
};

const asProduct = (items: [OrderItem, ...OrderItem[]]): LimitedProduct => ({
  id: items[0].product_id,
  limits: items[0].product_limits,
  unitPrice: items[0].unit_cents,
  quantities: items.map((item) => item.quantity),
});

const limitErrors = ({ items, currency, brand_id, brand_limits }: OrderContent): OrderingError[] =>
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
  if (error.scope === 'stock') return { ...error, message: t(language, 'inStock', { n: error.limit }) };
  const amount = error.type === 'value' ? amountInWords(toCents(error.missing), currency) : '';
  const key = `${error.side}${error.type === 'value' ? 'Value' : 'Quantity'}` as const;
  return { ...error, message: t(language, key, { limit: error.limit, amount }) };
};

/** Nothing of it may be ordered now: a maximum of 0. */
const closedError = (
  scope: 'collection' | 'product',
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

/** Everything that stands against the order (D-084): what closed meanwhile, the limits (V-057 to V-066), and stock (V-060). */
export const validateOrder = (content: OrderContent, language: Language): OrderingError[] => [
  ...closedErrors(content, language),
  ...[...limitErrors(content), ...stockErrors(content)].map((error) => translated(error, content.currency, language)),
];
