import type { ContentEntry } from '@vitrine/api';
import { CAMPAIGN_PAGES, isRemovable, SINGLE_CONTENT } from '@vitrine/api/rules';
import type { Scope } from '../../domain/scope.ts';
import { wordsIn } from '../../domain/content.ts';
import { listEventDocuments } from '../events/documents.ts';
import { listHeroes } from '../landing/heroDocuments.ts';
import { listPages } from '../pages/campaign.ts';
import { readCompany } from '../pages/company.ts';
import { named } from './service.ts';
import { listSaved } from './versions.ts';

/** Every document of the account, those that were removed, and the pages that have an address but no content yet. */
export const listDocuments = async (scope: Scope): Promise<ContentEntry[]> => {
  const [pages, heroes, company, events, saved] = await Promise.all([
    listPages(scope),
    listHeroes(scope),
    readCompany(scope),
    listEventDocuments(scope),
    listSaved(scope),
  ]);
  const titles = new Map(pages.map(({ slug, title }) => [slug, wordsIn(scope.language)(title)]));
  const entry = (name: string, title: string | null, is_set: boolean): ContentEntry => ({
    name,
    kind: named(name).kind,
    title,
    is_set,
    is_removed: false,
  });
  const documents = [
    ...SINGLE_CONTENT.map((name) => entry(name, null, name !== 'whoweare' || company !== undefined)),
    ...[...new Set([...CAMPAIGN_PAGES, ...titles.keys()])].map((slug) =>
      entry(slug, titles.get(slug) ?? null, titles.has(slug)),
    ),
    ...events.map(({ kind, slug, title }) => entry(`${kind}.${slug}`, title, true)),
    ...heroes.map(({ slug, title }) => entry(`hero.${slug}`, title, true)),
  ];
  const there = new Set(documents.filter(({ is_set }) => is_set).map(({ name }) => name));
  const removed = saved
    .filter(({ name }) => isRemovable(named(name).kind) && !there.has(name))
    .map(({ name, title }) => ({ ...entry(name, title, false), is_removed: true }));
  const names = new Set(removed.map(({ name }) => name));
  return [...documents.filter(({ name }) => !names.has(name)), ...removed];
};
