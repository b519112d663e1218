import type { Mode } from '@vitrine/tokens';
import type { Locale, Partner } from '../modes.ts';

/** The address of a story in a look, as the workshop writes it. It leaves out English, which stories begin with. */
export const storyIn = (id: string, partner: Partner, mode: Mode, locale: Locale = 'en'): string =>
  `./?path=/story/${id}&globals=partner:${partner};mode:${mode}${locale === 'en' ? '' : `;locale:${locale}`}`;

/** What an address of the workshop opens; undefined for any other address. */
export const readAddress = (href: string) => {
  const query = new URLSearchParams(/^\.\/\?(.*)$/.exec(href)?.[1] ?? '');
  const [, viewMode, storyId] = /^\/(story|docs)\/(.+)$/.exec(query.get('path') ?? '') ?? [];
  if (!viewMode || !storyId) return undefined;
  const pairs = (query.get('globals') ?? '').split(';').filter(Boolean);
  return { storyId, viewMode, globals: Object.fromEntries(pairs.map((pair) => pair.split(':'))) };
};
