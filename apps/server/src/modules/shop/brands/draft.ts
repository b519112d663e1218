import { isDeepStrictEqual } from 'node:util';
import type { LivePage, PageContent } from './pageContent.ts';

type Part = Readonly<Record<string, unknown>>;

const changedKeys = (before: Part, after: Part): string[] =>
  Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]));

/** The page as a draft would make it. Parts that a draft leaves out stay as they are. */
export const withDraft = (page: LivePage, draft: PageContent): LivePage => ({
  ...page,
  ...draft,
  the_brand: { ...page.the_brand, ...draft.the_brand },
});

/** Names of the wire's fields that a draft changes. */
export const draftChanges = (page: PageContent, { the_brand = {}, ...rest }: PageContent): string[] => [
  ...changedKeys(page.the_brand ?? {}, the_brand),
  ...changedKeys(page as Part, rest),
];
