import type { contract } from '@vitrine/api';
import type { z } from 'zod';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { whoChanged } from '../../../platform/audit.ts';
import type { Files } from '../../../platform/files/files.ts';
import { storeUpload } from '../../shared/media/upload.ts';
import { recordOwnChange } from '../service.ts';
import { hashOf, isStoredPicture } from './content.ts';
import * as repository from './repository.ts';
import type { Picture } from './repository.ts';
import { lock, subjectOf } from './service.ts';
import { t } from './words.ts';

type Replacement = z.output<typeof contract.brandPictures.replace.body>;

/**
 * Puts a crop of a picture, or another file, in its place. It is drawn before anything is written. The former file stays: orders and lists
 * that were made with it show it still.
 */
export const replacePicture = async (
  scope: SellerScope,
  files: Files,
  { id, picture }: { id: number; picture: number },
  { seen, ...upload }: Replacement,
): Promise<Picture[]> => {
  const check = async (tx: SellerScope) => {
    const product = await lock(tx, id);
    const before = (await repository.findPictures(tx, id)).find((one) => one.id === picture);
    if (!before) throw notFound();
    if (before.picture !== seen) {
      const person = await whoChanged(tx, id, ['product.pictures']);
      throw new Refusal(409, t(tx.language, 'changedMeanwhile', { person }));
    }
    return { product, before };
  };
  await inTransaction(scope, check);
  const path = await storeUpload(scope, files, upload);
  const sent = await hashOf(upload.picture);
  const hash = (await isStoredPicture(files, seen, sent)) ? null : sent;
  return inTransaction(scope, async (tx) => {
    const { product, before } = await check(tx);
    await repository.updatePicture(tx, picture, { picture: path, hash });
    const pictures = await repository.findPictures(tx, id);
    await recordOwnChange(tx, {
      action: 'product.pictures',
      subject: subjectOf(product),
      before: { picture: before.picture },
      after: { picture: pictures.find((one) => one.id === picture)?.picture },
    });
    return pictures;
  });
};
