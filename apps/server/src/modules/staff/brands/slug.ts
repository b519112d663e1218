import { isReservedSlug } from '@vitrine/api/rules';
import { slug as slugShape } from '@vitrine/api/schemas';
import type { Scope } from '../../../domain/scope.ts';
import { findEventSlugs, isEventSlug } from '../../shop/events/slugs.ts';
import { slugOf } from '../../../domain/slug.ts';
import { findPageAddresses, findPageTaker, isPageAddress } from '../../shop/pages/addresses.ts';
import { findBrandSlugs, isBrandSlug } from './repository.ts';

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

const numbered = (plain: string): string[] =>
  Array.from({ length: mostTries }, (_, at) => (at === 0 ? plain : `${plain}-${at + 1}`));

/** A free slug made of a name: the first of `lume`, `lume-2`, `lume-3` … that nothing has. What is taken is read for all of them at once. */
export const suggestSlug = async (scope: Scope, name: string): Promise<string> => {
  const wanted = slugOf(name, 'brand');
  const [own, others] = [numbered(wanted), numbered(`${wanted}-brand`)];
  const all = [...own, ...others];
  const elsewhere = new Set([...(await findEventSlugs(scope, all)), ...(await findPageAddresses(scope, all))]);
  const brands = new Set(await findBrandSlugs(scope, all));
  const isElsewhere = (slug: string): boolean => isReservedSlug(slug) || elsewhere.has(slug);
  const slugs = isElsewhere(wanted) ? others : own;
  const free = slugs.find((slug) => slugShape.safeParse(slug).success && !isElsewhere(slug) && !brands.has(slug));
  return free ?? slugs[0] ?? wanted;
};
