import { useQuery } from '@tanstack/react-query';
import type { SiteFooterProps } from '@vitrine/ui/sections/SiteFooter';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useServices } from '../../queries/services.ts';

type Events = NonNullable<SiteFooterProps['events']>;

/** The brand an address belongs to: `/lume`, `/lume/collections`, `/brand/lume`. */
const slugOf = (pathname: string): string => {
  const [, first = '', second = ''] = pathname.split('/');
  return first === 'brand' ? second : first;
};

/** Events that the brand of this page takes part in. Nothing is asked for: the page of the brand brings them. */
export const useBrandEvents = (): Events => {
  const { queries, eventSegments } = useServices();
  const { pathname } = useLocation();
  const { data } = useQuery({ ...queries.brands.page(slugOf(pathname)), enabled: false });
  const names = new Map(eventSegments.flatMap(({ event }) => (event ? [[event.slug, event.name]] : [])));
  return (data?.the_brand.footer_images ?? []).map(({ slug, footer_image }) => ({
    id: slug,
    name: names.get(slug) ?? slug,
    image: footer_image,
    href: paths.specialEvent(slug),
  }));
};
