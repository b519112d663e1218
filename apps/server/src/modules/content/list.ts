import type { ContentEntry } from '@vitrine/api';
import { isRemovable, phaseOfDays, SINGLE_CONTENT } from '@vitrine/api/rules';
import type { Scope } from '../../domain/scope.ts';
import { wordsIn } from '../../domain/content.ts';
import { listEventDocuments } from '../events/documents.ts';
import { listHeroes } from '../landing/heroDocuments.ts';
import { listPages } from '../pages/campaign.ts';
import { readCompany } from '../pages/company.ts';
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
  const entry = (name: string, title: string | null, is_set: boolean): ContentEntry => ({
    name,
    kind: named(name).kind,
    title,
    is_set,
    is_removed: false,
    is_active: true,
    days: null,
  });
  const documents = [
    ...SINGLE_CONTENT.map((name) => entry(name, null, name !== 'whoweare' || company !== undefined)),
    ...pages.map(({ slug, title, today, ...days }) => ({
      ...entry(slug, words(title), true),
      days: { ...days, phase: phaseOfDays(days, today) },
    })),
    ...events.map(({ kind, slug, title, is_active }) => ({ ...entry(`${kind}.${slug}`, title, true), is_active })),
    ...heroes.map(({ slug, title }) => entry(`hero.${slug}`, title, true)),
  ];
  const there = new Set(documents.filter(({ is_set }) => is_set).map(({ name }) => name));
  const removed = saved
    .filter(({ name }) => isRemovable(named(name).kind) && !there.has(name))
    .map(({ name, title }) => ({ ...entry(name, title, false), is_removed: true }));
  const names = new Set(removed.map(({ name }) => name));
  return [...documents.filter(({ name }) => !names.has(name)), ...removed];
};
