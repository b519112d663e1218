import { paths } from '../../../config/paths.ts';
import { plainText } from '../plainText.ts';
import type { PublicScreen } from '../publicScreen.ts';

/** The page of a brand: its own words. */
export const brand: PublicScreen = {
  program: 'src/routes/brand/route.tsx',
  read: async ({ services: { queries, queryClient, account }, params: { slug = '' }, t }) => {
    const [page] = await Promise.all([
      queryClient.fetchQuery(queries.brands.page(slug)),
      queryClient.fetchQuery(queries.landing.segments()),
    ]);
    // The light page of a brand has an address of its own.
    if (page.brand_page_template === 'light') return null;
    const { name, landing_description, the_brand } = page;
    const path = paths.brand(page.slug);
    return {
      title: name,
      description:
        plainText(landing_description || the_brand.brand_style) ||
        t('page.brand', { brand: name, account: account.name }),
      image: page.cover_image_thumbnail,
      path,
      trail: [
        [t('event.home'), '/'],
        [t('directory.title'), paths.brands()],
        [name, path],
      ],
    };
  },
  list: async ({ queries, queryClient }) =>
    (await queryClient.fetchQuery(queries.brands.list())).map(({ slug }) => paths.brand(slug)),
};
