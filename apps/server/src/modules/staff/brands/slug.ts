import { isReservedSlug } from '@vitrine/api/rules';
import { slug as slugShape } from '@vitrine/api/schemas';
import type { Scope } from '../../../domain/scope.ts';
import { isEventSlug } from '../../events/slugs.ts';
import { freeSlug } from '../../members/parties.ts';
import { findPageTaker, isPageAddress } from '../../pages/addresses.ts';
import { isBrandSlug } from './repository.ts';

export type SlugProblem = 'invalid' | 'reserved' | 'event' | 'brand' | 'page';

/** Why a new brand cannot have a slug; null if it can (D-046). */
export const slugProblem = async (scope: Scope, slug: string): Promise<SlugProblem | null> => {
  if (!slugShape.safeParse(slug).success) return 'invalid';
  if (isReservedSlug(slug)) return 'reserved';
  if (await isEventSlug(scope, slug)) return 'event';
  if (await isPageAddress(scope, slug)) return 'page';
  return (await isBrandSlug(scope, slug)) ? 'brand' : null;
};

/** Why a campaign page cannot be added or moved to a slug; null if it can. */
export const pageSlugProblem = async (scope: Scope, slug: string): Promise<SlugProblem | 'removed_page' | null> =>
  slugShape.safeParse(slug).success ? ((await findPageTaker(scope, slug)) ?? null) : 'invalid';

const mostTries = 50;

/** A free slug made of a name: the first of `lume`, `lume-2`, `lume-3` … that nothing has. */
export const suggestSlug = async (scope: Scope, name: string): Promise<string> => {
  const plain = await freeSlug(scope, name);
  for (let number = 1; number <= mostTries; number += 1) {
    const slug = number === 1 ? plain : `${plain}-${number}`;
    if ((await slugProblem(scope, slug)) === null) return slug;
  }
  return plain;
};
