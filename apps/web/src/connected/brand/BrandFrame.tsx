import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { Breadcrumb } from '@vitrine/ui/components/Breadcrumb';
import { BrandHeader } from '@vitrine/ui/sections/BrandHeader';
import { lazy, Suspense, type ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import type { WireBrandPage } from '../../mappers/wire.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { QueryError } from '../QueryError.tsx';
import { useKept } from '../useKept.ts';
import { useTranslate } from '../useTranslate.ts';
import { useTitle } from '../useTitle.ts';
import { ClosedBrand } from './ClosedBrand.tsx';
import { MissingBrand } from './MissingBrand.tsx';

/** A page of a brand is readable before its button is there. */
const BrandConnection = lazy(() => import('../connection/BrandConnection.tsx'));

type Tab = 'about' | 'collections';

interface BrandFrameProps {
  slug: string;
  tab: Tab;
  /** The page's own name at the end of the trail, such as a collection's. */
  page?: string;
  children: (brand: WireBrandPage) => ReactNode;
}

const FORBIDDEN = 403;
const NOT_FOUND = 404;

const statusOf = (error: unknown): number | undefined => (error instanceof ApiError ? error.status : undefined);

/** Retailers and visitors make a buy, visitors once they have registered; brands see collections. */
const useTabs = (slug: string, current: Tab) => {
  const t = useTranslate();
  const { user } = useSession();
  return [
    { label: t('brand.about'), href: paths.brand(slug), current: current === 'about' },
    {
      label: t(user?.entity_stype === 'seller' ? 'brand.collections' : 'brand.makeABuy'),
      href: user ? paths.collections(slug) : paths.brandRegister(slug),
      current: current === 'collections',
    },
  ];
};

const Connection = ({ id }: { id: number }) => (
  <Suspense>
    <BrandConnection id={id} />
  </Suspense>
);

/** What the pages of a brand share: its header, tabs and trail, or why it cannot be shown. */
export function BrandFrame({ slug, tab, page, children }: BrandFrameProps) {
  const t = useTranslate();
  const { queries, storage } = useServices();
  const brand = useQuery(queries.brands.page(slug));
  const { user } = useSession();
  // Neither on their own page nor on others: brands have no connections with each other.
  const mayConnect = user?.entity_stype !== 'seller';
  const tabs = useTabs(slug, tab);
  const hasFilter = useKept('lastFilter') !== null;
  const filter = hasFilter ? storage.getJson<{ label: string; href: string }>('lastFilter') : null;
  useTitle([page, brand.data?.name].filter(Boolean).join(', '));
  if (statusOf(brand.error) === FORBIDDEN) return <ClosedBrand />;
  if (statusOf(brand.error) === NOT_FOUND) return <MissingBrand />;
  if (brand.error)
    return <QueryError error={brand.error} onRetry={() => void brand.refetch()} title={t('app.brand.unreadable')} />;
  const all = { label: t('brand.ourBrands'), href: paths.brands() };
  const shared = { compact: tab === 'collections', tabs, label: t('brand.tabs') };
  if (!brand.data)
    return (
      <BrandHeader
        {...shared}
        name=""
        breadcrumb={<Breadcrumb label={t('app.brand.trail')} items={[all, { label: t('app.loading') }]} />}
        pendingLabel={t('app.loading')}
      />
    );
  const { name, logo, cover_image_thumbnail, the_brand } = brand.data;
  const trail = [
    all,
    ...(filter ? [filter] : []),
    { label: name, href: page ? paths.brand(slug) : undefined },
    ...(page ? [{ label: page }] : []),
  ];
  return (
    <>
      <BrandHeader
        {...shared}
        name={name}
        logo={logo}
        cover={cover_image_thumbnail}
        facts={[the_brand.brand_from, the_brand.formatted_segments].filter(Boolean)}
        breadcrumb={<Breadcrumb label={t('app.brand.trail')} items={trail} />}
        actions={mayConnect && <Connection id={brand.data.id} />}
      />
      {children(brand.data)}
    </>
  );
}
