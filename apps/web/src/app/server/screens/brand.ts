import { paths } from '../../../shared/config/paths.ts';
import type { WireBrandPage } from '../../../shared/mappers/wire.ts';
import { plainText } from '../plainText.ts';
import type { PublicScreen, Reading } from '../publicScreen.ts';

type Shown = Pick<WireBrandPage, 'brand_page_template' | 'slug'>;

const isLight = ({ brand_page_template: template }: Partial<Shown>): boolean => template === 'light';

/** The address that a brand's page stays at. */
const pathOf = (brand: Shown): string => (isLight(brand) ? paths.lightBrand(brand.slug) : paths.brand(brand.slug));

const read = async ({ services: { queries, queryClient }, params: { slug = '' } }: Reading): Promise<WireBrandPage> => {
  const [page] = await Promise.all([
    queryClient.fetchQuery(queries.brands.page(slug)),
    queryClient.fetchQuery(queries.brands.collections(slug)),
    queryClient.fetchQuery(queries.landing.segments()),
  ]);
  return page;
};

const describe = (page: WireBrandPage, words: string, { services: { account }, t }: Reading) => {
  const { name } = page;
  const path = pathOf(page);
  return {
    title: name,
    description: plainText(words) || t('page.brand', { brand: name, account: account.name }),
    image: page.cover_image_thumbnail,
    path,
    trail: [
      [t('event.home'), '/'],
      [t('directory.title'), paths.brands()],
      [name, path],
    ],
  } as const;
};

/** The page of a brand: its own words. */
export const brand: PublicScreen = {
  program: 'src/shop/brand/route.tsx',
  // A draft is for the brand's own people, and the filters are those of a segment at the same kind of address.
  without: ['brand_page_draft', 'segments', 'categories'],
  read: async (reading) => {
    const page = await read(reading);
    const { landing_description, the_brand } = page;
    return isLight(page) ? null : describe(page, landing_description || the_brand.brand_style, reading);
  },
  list: async ({ queries, queryClient }) =>
    (await queryClient.fetchQuery(queries.brands.list()))
      .filter((listed) => !isLight(listed))
      .map(({ slug }) => paths.brand(slug)),
};

/** A brand on a single page. Any brand can be read this way; only those with the light template stay at this address. */
export const lightBrand: PublicScreen = {
  program: 'src/shop/lightBrand/route.tsx',
  without: ['brand_page_draft'],
  read: async (reading) => {
    const page = await read(reading);
    const { landing_description, the_brand } = page;
    return describe(page, landing_description || the_brand.landing_modal_text, reading);
  },
  list: async ({ queries, queryClient }) =>
    (await queryClient.fetchQuery(queries.brands.list())).filter(isLight).map(({ slug }) => paths.lightBrand(slug)),
};
