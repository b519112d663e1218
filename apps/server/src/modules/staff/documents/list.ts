import type { ContentEntry } from '@vitrine/api';
import { isRemovable, phaseOfDays, SINGLE_CONTENT } from '@vitrine/api/rules';
import type { Scope } from '../../../domain/scope.ts';
import { at, wordsIn } from '../../../domain/content.ts';
import { listEventDocuments } from '../../shop/events/documents.ts';
import { listHeroes } from '../../shop/landing/heroDocuments.ts';
import { listPages } from '../../shop/pages/campaign.ts';
import { readCompany } from '../../shop/pages/company.ts';
import { named } from './service.ts';
import { listSaved } from './versions.ts';

/** Every document of the account, those that were removed, and those that every account has but nobody has written yet. */
export const listDocuments = async (scope: Scope): Promise<ContentEntry[]> => {
  const [pages, heroes, company, events, saved] = await Promise.all([
    listPages(scope),
    listHeroes(scope),
    readCompany(scope),
    listEventDocuments(scope),
    listSaved(scope),
  ]);
  const words = wordsIn(scope.language);
  const pictures: Partial<Record<string, string | null>> = {
    whoweare: company?.main_image ?? null,
    landing: heroes[0]?.image ?? null,
  };
  const entry = (name: string, title: string | null, is_set: boolean, image: string | null = null): ContentEntry => ({
    name,
    kind: named(name).kind,
    title,
    image: image && at(image, 600),
    is_set,
    is_removed: false,
    is_active: true,
    days: null,
  });
  const documents = [
    ...SINGLE_CONTENT.map((name) =>
      entry(name, null, name !== 'whoweare' || company !== undefined, pictures[name] ?? null),
    ),
    ...pages.map(({ slug, title, image, today, ...days }) => ({
      ...entry(slug, words(title), true, image),
      days: { ...days, phase: phaseOfDays(days, today) },
    })),
    ...events.map(({ kind, slug, title, logo, is_active }) => ({
      ...entry(`${kind}.${slug}`, title, true, logo),
      is_active,
    })),
    ...heroes.map(({ slug, title, image }) => entry(`hero.${slug}`, title, true, image)),
  ];
  const there = new Set(documents.filter(({ is_set }) => is_set).map(({ name }) => name));
  const removed = saved
    .filter(({ name }) => isRemovable(named(name).kind) && !there.has(name))
    .map(({ name, title }) => ({ ...entry(name, title, false), is_removed: true }));
  const names = new Set(removed.map(({ name }) => name));
  return [...documents.filter(({ name }) => !names.has(name)), ...removed];
};
