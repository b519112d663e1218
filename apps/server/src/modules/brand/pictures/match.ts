import type { CallData, CallInput, contract } from '@vitrine/api';
import type { Named, Stored } from './repository.ts';

type Offered = CallInput<typeof contract.brandPictures.match>['body']['files'][number];
type Match = CallData<typeof contract.brandPictures.match>['data'][number];

/** Letters and digits alone, without case and diacritics: `Terra cotta_01` and `terracotta-01` are the same. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();

const withoutEnding = (name: string): string => name.replace(/\.[A-Za-z0-9]{1,5}$/, '');

/** Two of a kind beside each other: a name goes on between them. */
const goesOn = /^(?:\d\d|[A-Za-z]{2})/;

/** Whether a name ends after so many letters and digits, or goes on with something else: the 2 of `LD-012` is of another reference than `LD-01`. */
const endsAfter = (name: string, length: number): boolean => {
  const signs = Array.from(name.normalize('NFD').replace(/\p{M}/gu, ''));
  const places = signs.flatMap((sign, at) => (plain(sign) === '' ? [] : [at]));
  const last = places[length - 1] ?? 0;
  return !goesOn.test(signs.slice(last, last + 2).join(''));
};

const longestFirst = (one: string, other: string): number => other.length - one.length;

const matchOf = (name: string, products: ReadonlyMap<string, Named>): Omit<Match, 'is_stored'> => {
  const text = plain(withoutEnding(name));
  const reference = [...products.keys()]
    .filter((key) => key !== '' && text.startsWith(key) && endsAfter(name, key.length))
    .sort(longestFirst)[0];
  const product = reference === undefined ? undefined : products.get(reference);
  if (!product || reference === undefined) return { name, product: null, colour: null };
  const rest = text.slice(reference.length);
  const colours = new Map(
    product.colours.flatMap((colour) => colour.labels.map((label) => [plain(label), colour] as const)),
  );
  const label = [...colours.keys()].filter((key) => key !== '' && rest.startsWith(key)).sort(longestFirst)[0];
  const colour = label === undefined ? undefined : colours.get(label);
  return {
    name,
    product: { id: product.id, name: product.name, reference_code: product.reference_code },
    colour: colour ? { id: colour.id, name: colour.name } : null,
  };
};

/**
 * Finds product and colour of each file by its name: `LD-01_terracotta_2.jpg`. The longest reference and colour win. A file is stored
 * when its product has a picture of the same content, in whichever colour.
 */
export const matchFiles = (
  offered: readonly Offered[],
  products: readonly Named[],
  stored: readonly Stored[],
): Match[] => {
  const byReference = new Map(products.map((product) => [plain(product.reference_code), product]));
  const known = new Set(stored.map(({ product_id, content_hash }) => `${product_id} ${content_hash}`));
  return offered.map(({ name, hash }) => {
    const match = matchOf(name, byReference);
    return { ...match, is_stored: known.has(`${match.product?.id} ${hash}`) };
  });
};
