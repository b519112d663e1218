import type { ContentKind } from '@vitrine/api/rules';
import { invalid } from '../../../domain/refusal.ts';
import type { Scope } from '../../../domain/scope.ts';
import { translateInput } from '../../../platform/inputWords.ts';

/** Words that a document cannot be without, by their place; `*` stands for each entry of a list. */
const required: Partial<Record<ContentKind, readonly string[]>> = {
  hero: ['title', 'buttons.*.text'],
  page: ['title', 'blocks.*.button.text'],
  company: ['main_title'],
  links: ['groups.*.group', 'groups.*.links.*.text', 'groups.*.links.*.url'],
  terms: ['text'],
  privacy: ['text'],
  event: ['name'],
  segments: ['segments.*.name'],
  categories: ['categories.*.name'],
};

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Formatted text is empty if nothing is left without its tags. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' && value.replace(/<[^<>]*>|&nbsp;/g, '').trim() === '';

/** The places below a value that are there and say nothing. Words count by their English, which every language falls back to. */
const emptyPlaces = (value: unknown, [name, ...rest]: readonly string[], at: string): string[] => {
  if (name === undefined) return isEmpty(isPart(value) ? value['en'] : value) ? [at] : [];
  if (!isPart(value)) return [];
  const keys = name === '*' ? Object.keys(value) : [name];
  return keys.flatMap((key) => emptyPlaces(value[key], rest, `${at}.${key}`));
};

/** Throws a 422 that names each text that is missing: an empty one would stand in the shop as nothing. */
export const requireTexts = ({ language }: Scope, kind: ContentKind, document: unknown): void => {
  const places = (required[kind] ?? []).flatMap((path) => emptyPlaces(document, path.split('.'), 'document'));
  if (places.length === 0) return;
  throw invalid(Object.fromEntries(places.map((place) => [place, [translateInput(language, 'missing')]])));
};
