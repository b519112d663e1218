import { parseContentName } from '@vitrine/api/rules';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** How people call a document: by its kind, or by its title and address. */
export const useEntryName = () => {
  const t = useTranslate();
  return ({ name, title }: { name: string; title?: string | null }): string => {
    const { kind, slug } = parseContentName(name) ?? {};
    if (kind === 'page') return title ? `${title} (/${slug})` : `/${slug}`;
    if (kind === 'hero' || kind === 'event' || kind === 'segment') return title || String(slug);
    return t(`admin.content.kind.${kind}`);
  };
};

/** Where visitors see a document; undefined where it has no page of its own. */
export const publicAddress = (name: string): string | undefined => {
  const { kind, slug = '' } = parseContentName(name) ?? {};
  if (kind === 'page') return `/${name}`;
  if (kind === 'event') return paths.event(slug);
  if (kind === 'segment') return paths.segment(slug);
  return kind === 'company' ? paths.whoWeAre() : kind === 'hero' || kind === 'landing' ? paths.landing() : undefined;
};
