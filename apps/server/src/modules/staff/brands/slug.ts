import { isReservedSlug } from '@vitrine/api/rules';
import { slug as slugShape } from '@vitrine/api/schemas';
import type { Scope } from '../../../domain/scope.ts';
import { isEventSlug } from '../../events/slugs.ts';
import { freeSlug } from '../../members/parties.ts';
import { isBrandSlug } from './repository.ts';

export type SlugProblem = 'invalid' | 'reserved' | 'event' | 'brand';

/** Why a new brand cannot have a slug; null if it can (D-046). */
export const slugProblem = async (scope: Scope, slug: string): Promise<SlugProblem | null> => {
  if (!slugShape.safeParse(slug).success) return 'invalid';
  if (isReservedSlug(slug)) return 'reserved';
  if (await isEventSlug(scope, slug)) return 'event';
  return (await isBrandSlug(scope, slug)) ? 'brand' : null;
};

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
