import { paths } from '../../../shared/config/paths.ts';
import type { WireBrandPage } from '../../../shared/mappers/wire.ts';

/** Where a link of the page may lead, by name: the brand's page and its collections in the shop. */
export const linkPlaces = (page: WireBrandPage | undefined, t: (id: string) => string) => {
  if (!page) return [];
  const { slug, the_brand } = page;
  return [
    { value: paths.brand(slug), label: t('office.link.brand') },
    { value: paths.collections(slug), label: t('office.link.collections') },
    ...the_brand.collections_filter.map(({ id, name }) => ({ value: paths.collection(slug, id), label: name })),
  ];
};
