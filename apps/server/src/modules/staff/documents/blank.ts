import { contentDocuments } from '@vitrine/api/schemas';
import type { ContentKind } from '@vitrine/api/rules';

const words = { en: '' };

/** What every kind needs at least; the schema adds the rest. */
const least: Partial<Record<ContentKind, object>> = {
  hero: { title: words },
  links: { groups: [] },
  company: { main_title: words },
  page: { title: words },
  event: { name: words },
  segment: { name: words },
};

/** A document that was not saved yet. */
export const blank = <K extends ContentKind>(kind: K) => contentDocuments[kind].parse(least[kind] ?? {});
