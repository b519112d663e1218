import { paths } from '../../../shared/config/paths.ts';
import type { PublicScreen } from '../publicScreen.ts';

/** The directory of brands, whole or of a segment of the menu. */
export const directory: PublicScreen = {
  program: 'src/shop/brands/route.tsx',
  without: ['az', 'active', 'search', 'segments', 'categories', 'events'],
  read: async ({ services: { queries, queryClient, account }, params, t }) => {
    const segments = await queryClient.fetchQuery(queries.landing.segments());
    const segment = segments.find(({ slug }) => slug === params['segment']);
    if (params['segment'] !== undefined && !segment) return null;
    const { directory: pageOf, newest, featured } = queries.brands;
    const readAll = async () =>
      (await queryClient.fetchQuery(pageOf(segment ? { segments: String(segment.id) } : {}))).data;
    const readHighlights = async () => {
      const found = await Promise.all([queryClient.fetchQuery(newest({})), queryClient.fetchQuery(featured({}))]);
      const first = found.flat()[0];
      return first ? [first] : readAll();
    };
    const [brand] = segment ? await readAll() : await readHighlights();
    const path = segment ? `${paths.brands()}/${segment.slug}` : paths.brands();
    const all = [t('directory.title'), paths.brands()] as const;
    return {
      title: segment?.name ?? t('directory.title'),
      description: segment
        ? t('page.brandsOf', { segment: segment.name, account: account.name })
        : t('page.brands', { account: account.name }),
      image: brand?.list_image ?? null,
      path,
      trail: [[t('event.home'), '/'], all, ...(segment ? [[segment.name, path] as const] : [])],
    };
  },
  list: async ({ queries, queryClient }) => {
    const segments = await queryClient.fetchQuery(queries.landing.segments());
    return [paths.brands(), ...segments.map(({ slug }) => `${paths.brands()}/${slug}`)];
  },
};
