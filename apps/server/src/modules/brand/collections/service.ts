import { wordsIn } from '../../../domain/content.ts';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { whoChanged } from '../../../platform/audit.ts';
import { changedFields, recordOwnChange } from '../service.ts';
import { cleanTexts } from '../texts.ts';
import { requireFine } from './check.ts';
import * as repository from './repository.ts';
import type { BrandCollection, CollectionInput, CollectionProduct } from './types.ts';
import { t } from './words.ts';

export const subjectOf = ({ id, name }: BrandCollection) => ({ id, name: wordsIn('en')({ en: '', ...name }) });

export const open = async (scope: SellerScope, id: number, hold = false): Promise<BrandCollection> => {
  const collection = await repository.findOwnCollection(scope, id, hold);
  if (!collection) throw notFound();
  return collection;
};

/** As it is stored: HTML is clean. */
const cleaned = (input: CollectionInput): CollectionInput => ({
  ...input,
  press_release: cleanTexts(input.press_release),
});

export const openCollection = (scope: SellerScope, id: number): Promise<BrandCollection> => open(scope, id);

export const addCollection = (scope: SellerScope, input: CollectionInput): Promise<BrandCollection> => {
  requireFine(scope.language, input);
  return inTransaction(scope, async (tx) => {
    const collection = await open(tx, await repository.insertCollection(tx, cleaned(input)));
    await recordOwnChange(tx, { action: 'collection.create', subject: subjectOf(collection) });
    return collection;
  });
};

/** Changes a held collection and writes the fields that changed into the log. */
const change = async (tx: SellerScope, before: BrandCollection, work: () => Promise<unknown>) => {
  await work();
  const after = await open(tx, before.id);
  const { version, products, open_carts } = after;
  const changed = changedFields({ ...before, version, products, open_carts }, after);
  if (changed) await recordOwnChange(tx, { action: 'collection.change', subject: subjectOf(after), ...changed });
  return after;
};

export interface Save {
  input: CollectionInput;
  /** The version that the writer has seen. */
  seen: number;
}

const requireSeen = async (tx: SellerScope, current: BrandCollection, seen: number): Promise<void> => {
  if (current.version === seen) return;
  const person = await whoChanged(tx, current.id, ['collection.change', 'collection.archive', 'collection.restore']);
  throw new Refusal(409, t(tx.language, 'changedMeanwhile', { person }), { current });
};

/** Changes a collection. A writer who has not seen the version of now gets a 409 with the collection as it is. */
export const saveCollection = (scope: SellerScope, id: number, { input, seen }: Save): Promise<BrandCollection> => {
  requireFine(scope.language, input);
  return inTransaction(scope, async (tx) => {
    const before = await open(tx, id, true);
    if (before.is_archived) throw new Refusal(409, t(tx.language, 'archived'), { current: before });
    await requireSeen(tx, before, seen);
    return change(tx, before, () => repository.updateCollection(tx, id, cleaned(input)));
  });
};

export const productsOf = async (scope: SellerScope, id: number): Promise<CollectionProduct[]> => {
  await open(scope, id);
  return repository.findProducts(scope, id);
};

export interface Order {
  /** Ids of products, the first one first. */
  products: readonly number[];
  /** The order that the writer has seen. */
  seen: readonly number[];
}

/** Puts the products of a collection in order. Who has not seen the order of now gets a 409. Products that are not named go to the end. */
export const setOrder = (scope: SellerScope, id: number, { products, seen }: Order): Promise<CollectionProduct[]> =>
  inTransaction(scope, async (tx) => {
    const collection = await open(tx, id, true);
    const now = await repository.findProducts(tx, id);
    if (now.map((product) => product.id).join() !== seen.join()) throw new Refusal(409, t(tx.language, 'orderChanged'));
    await repository.updateOrder(tx, id, products);
    await recordOwnChange(tx, { action: 'collection.order', subject: subjectOf(collection) });
    return repository.findProducts(tx, id);
  });

interface NewCover {
  /** The picture that the writer has seen. */
  seen: string;
  store: () => Promise<string>;
}

const requireSeenCover = async (scope: SellerScope, current: BrandCollection, seen: string): Promise<void> => {
  if (current.picture === seen) return;
  const person = await whoChanged(scope, current.id, ['collection.change']);
  throw new Refusal(409, t(scope.language, 'coverChanged', { person }), { current });
};

/** Replaces the cover picture, if it is the one that was seen. It is drawn only for a collection of the brand, before its row is held. */
export const setPicture = async (
  scope: SellerScope,
  id: number,
  { seen, store }: NewCover,
): Promise<BrandCollection> => {
  await requireSeenCover(scope, await open(scope, id), seen);
  const picture = await store();
  return inTransaction(scope, async (tx) => {
    const before = await open(tx, id, true);
    await requireSeenCover(tx, before, seen);
    return change(tx, before, () => repository.updatePicture(tx, id, picture));
  });
};

export interface Archiving {
  archived: boolean;
  /** The version that the writer has seen. */
  seen: number;
}

/** Archives a collection, or restores it as a hidden one. Who has not seen the version of now gets a 409 with it. */
export const setArchived = (scope: SellerScope, id: number, { archived, seen }: Archiving): Promise<BrandCollection> =>
  inTransaction(scope, async (tx) => {
    const before = await open(tx, id, true);
    await requireSeen(tx, before, seen);
    if (before.is_archived === archived) return before;
    await repository.updatePlace(tx, id, { isActive: false, isArchived: archived });
    await recordOwnChange(tx, {
      action: archived ? 'collection.archive' : 'collection.restore',
      subject: subjectOf(before),
    });
    return open(tx, id);
  });
