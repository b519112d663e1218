import type { CollectionMove, ManyDone } from '@vitrine/api/client';
import { changeEach } from '../../../domain/changeEach.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { whoChanged } from '../../../platform/audit.ts';
import { changedFields, recordOwnChange } from '../service.ts';
import { updatePlace } from './repository.ts';
import { open, subjectOf } from './service.ts';
import type { BrandCollection } from './types.ts';
import { t } from './words.ts';

type Place = CollectionMove['from'];

const acts = ['collection.change', 'collection.archive', 'collection.restore'] as const;

const placeOf = ({ is_active, is_archived }: BrandCollection): Place => {
  if (is_archived) return 'archived';
  return is_active ? 'active' : 'hidden';
};

const actOf = ({ from, to }: CollectionMove): (typeof acts)[number] => {
  if (to === 'archived') return 'collection.archive';
  return from === 'archived' ? 'collection.restore' : 'collection.change';
};

const move = (scope: SellerScope, wanted: CollectionMove): Promise<void> =>
  inTransaction(scope, async (tx) => {
    const { id, from, to } = wanted;
    const before = await open(tx, id, true);
    if (placeOf(before) !== from)
      throw new Refusal(409, t(tx.language, 'movedMeanwhile', { person: await whoChanged(tx, id, acts) }));
    if (from === to) return;
    const isActive = to === 'active';
    await updatePlace(tx, id, { isActive, isArchived: to === 'archived' });
    await recordOwnChange(tx, {
      action: actOf(wanted),
      subject: subjectOf(before),
      ...changedFields({ is_active: before.is_active }, { is_active: isActive }),
    });
  });

/** Archives collections, brings them back or shows them, each for itself. One that is not where its writer has seen it is left. */
export const moveMany = (scope: SellerScope, moves: readonly CollectionMove[]): Promise<ManyDone> =>
  changeEach(moves, t(scope.language, 'gone'), (wanted) => move(scope, wanted));
