import { isDeepStrictEqual } from 'node:util';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { whoChanged } from '../../../platform/audit.ts';
import type { Files } from '../../../platform/files/files.ts';
import { storeUpload } from '../../shared/media/upload.ts';
import { recordOwnChange } from '../service.ts';
import { hashOf } from './content.ts';
import * as repository from './repository.ts';
import type { Arranged, PicturedProduct, Picture } from './repository.ts';
import { t } from './words.ts';

const most = 60;

/** A product of the brand, held; a 404 if it has none of this number. */
export const lock = async (scope: SellerScope, id: number): Promise<PicturedProduct> => {
  const product = await repository.lockProduct(scope, id);
  if (!product) throw notFound();
  return product;
};

export const subjectOf = ({ id, reference_code, name }: PicturedProduct) => ({ id, name: `${reference_code} ${name}` });

/** Throws unless the product can take a picture for the colour. */
const requireRoom = async (scope: SellerScope, product: PicturedProduct, variationId: number | null): Promise<void> => {
  const { language } = scope;
  if (variationId !== null && !product.colours.includes(variationId))
    throw invalid({ variation_id: [t(language, 'notThere')] });
  if ((await repository.findPictures(scope, product.id)).length >= most)
    throw invalid({ picture: [t(language, 'tooMany', { most })] });
};

export const openPictures = (scope: SellerScope, id: number): Promise<Picture[]> =>
  inTransaction(scope, async (tx) => {
    await lock(tx, id);
    return repository.findPictures(tx, id);
  });

export interface NewPicture {
  picture: File;
  variationId: number | null;
}

interface Added {
  pictures: Picture[];
  /** False if the product has a picture of this file already. */
  isAdded: boolean;
}

/**
 * Adds a picture. It is drawn before anything is written, so that a bad file leaves nothing behind. A file that the product has already
 * adds nothing: who sends again because the answer was lost does not add it twice.
 */
export const addPicture = async (
  scope: SellerScope,
  files: Files,
  id: number,
  { picture, variationId }: NewPicture,
): Promise<Added> => {
  const hash = await hashOf(picture);
  const check = async (tx: SellerScope): Promise<PicturedProduct | undefined> => {
    const product = await lock(tx, id);
    if (await repository.hasContent(tx, id, hash)) return undefined;
    await requireRoom(tx, product, variationId);
    return product;
  };
  const asItIs = async (tx: SellerScope): Promise<Added> => ({
    pictures: await repository.findPictures(tx, id),
    isAdded: false,
  });
  if (!(await inTransaction(scope, check))) return asItIs(scope);
  const path = await storeUpload(scope, files, { picture });
  return inTransaction(scope, async (tx) => {
    const product = await check(tx);
    if (!product) return asItIs(tx);
    await repository.insertPicture(tx, { productId: id, variationId, picture: path, hash });
    await recordOwnChange(tx, {
      action: 'product.pictures',
      subject: subjectOf(product),
      after: { added: picture.name },
    });
    return { pictures: await repository.findPictures(tx, id), isAdded: true };
  });
};

const arranged = ({ id, variation_id, alt, video_url }: Arranged): Arranged => ({ id, variation_id, alt, video_url });

/** Orders and describes the pictures that the writer has seen, and removes those left out. */
export const arrange = (
  scope: SellerScope,
  id: number,
  { seen, pictures }: { seen: readonly Arranged[]; pictures: readonly Arranged[] },
): Promise<Picture[]> =>
  inTransaction(scope, async (tx) => {
    const { language } = tx;
    const product = await lock(tx, id);
    const before = await repository.findPictures(tx, id);
    if (!isDeepStrictEqual(before.map(arranged), seen.map(arranged))) {
      const person = await whoChanged(tx, id, ['product.pictures']);
      throw new Refusal(409, t(language, 'changedMeanwhile', { person }), { current: before });
    }
    const known = new Set(seen.map((one) => one.id));
    const isForeign = ({ id: picture, variation_id }: Arranged): boolean =>
      !known.delete(picture) || (variation_id !== null && !product.colours.includes(variation_id));
    if (pictures.some(isForeign)) throw invalid({ pictures: [t(language, 'notThere')] });
    await repository.arrangePictures(tx, id, pictures);
    await recordOwnChange(tx, {
      action: 'product.pictures',
      subject: subjectOf(product),
      before: { pictures: seen.map((one) => one.id) },
      after: { pictures: pictures.map((one) => one.id) },
    });
    return repository.findPictures(tx, id);
  });
