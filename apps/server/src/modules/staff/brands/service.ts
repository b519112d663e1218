import type { CallData, contract } from '@vitrine/api';
import type { ManyDone } from '@vitrine/api/client';
import type { z } from 'zod';
import { changeEach } from '../../../domain/changeEach.ts';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange, whoChanged } from '../../../platform/audit.ts';
import { lockAccount } from '../../shared/account/lock.ts';
import { isMember } from '../../shared/members/service.ts';
import { approveBrand, refuseBrand } from '../../shop/registration/review.ts';
import * as repository from './repository.ts';
import type { Application, StaffBrand } from './repository.ts';
import { slugProblem, suggestSlug } from './slug.ts';
import { t } from './words.ts';

type Calls = typeof contract.staffBrands;
type Wanted = z.output<Calls['approve']['body']>;

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw notFound();
  return row;
};

export const openApplication = async (scope: Scope, id: number): Promise<CallData<Calls['application']>['data']> => {
  const application = found(await repository.findApplication(scope, id));
  const { company } = application;
  return {
    ...application,
    suggested_slug: await suggestSlug(scope, company),
    same_name: await repository.findByName(scope, company),
  };
};

const requireFree = async (scope: Scope, { name, slug }: { name: string; slug: string }): Promise<void> => {
  if (await repository.findByName(scope, name)) throw invalid({ name: [t(scope.language, 'nameTaken', { name })] });
  const problem = await slugProblem(scope, slug);
  if (problem) throw invalid({ slug: [t(scope.language, problem)] });
};

/** The name of the brand, and whether it must be new. */
const brandOf = async (scope: Scope, wanted: Wanted): Promise<{ brand: string; onlyNew: boolean }> => {
  if ('brand_id' in wanted)
    return { brand: found(await repository.findBrand(scope, wanted.brand_id)).name, onlyNew: false };
  await requireFree(scope, wanted);
  return { brand: wanted.name, onlyNew: true };
};

const requireNoMember = async (scope: Scope, { person }: Application): Promise<void> => {
  if (await isMember(scope, person.email))
    throw new Refusal(409, t(scope.language, 'memberAlready', { email: person.email }));
};

/** Lets a brand in (D-050): a new one of this name and slug, or one that exists. */
export const approve = (scope: Scope, id: number, wanted: Wanted): Promise<StaffBrand> =>
  inTransaction(scope, async (tx) => {
    await lockAccount(tx);
    await requireNoMember(tx, found(await repository.findApplication(tx, id)));
    const made = 'slug' in wanted ? { slug: wanted.slug, isPublished: wanted.publish } : {};
    const { member } = await approveBrand(tx, { by: { id }, ...(await brandOf(tx, wanted)), made }, 'mail');
    return found(await repository.findBrand(tx, member.brandId ?? 0));
  });

export const refuse = async (scope: Scope, id: number, reason: string): Promise<void> => {
  await refuseBrand(scope, { by: { id }, reason });
};

const publishing = ['brand.approve', 'brand.publish', 'brand.unpublish'] as const;

export interface Publishing {
  isPublished: boolean;
  /** Whether it was published when the writer saw it. */
  seen: boolean;
}

/** Shows a brand in the shop, or takes it out. A writer who has not seen how it is now gets a 409 that says who changed it. */
export const publish = (scope: Scope, id: number, { isPublished, seen }: Publishing): Promise<StaffBrand> =>
  inTransaction(scope, async (tx) => {
    await repository.lockBrand(tx, id);
    const current = found(await repository.findBrand(tx, id));
    if (current.is_published !== seen) {
      const person = await whoChanged(tx, id, publishing);
      const words = current.is_published ? 'publishedMeanwhile' : 'hiddenMeanwhile';
      throw new Refusal(409, t(tx.language, words, { person, name: current.name }), { current });
    }
    if (current.is_published === isPublished) return current;
    await repository.setPublished(tx, id, isPublished);
    await recordChange(tx, { action: isPublished ? 'brand.publish' : 'brand.unpublish', subject: current });
    return { ...current, is_published: isPublished };
  });

/** Shows brands in the shop, or takes them out, each for itself. One that is not as its writer has seen it is left. */
export const publishMany = (
  scope: Scope,
  isPublished: boolean,
  brands: readonly { id: number; seen: boolean }[],
): Promise<ManyDone> =>
  changeEach(brands, t(scope.language, 'gone'), ({ id, seen }) => publish(scope, id, { isPublished, seen }));
