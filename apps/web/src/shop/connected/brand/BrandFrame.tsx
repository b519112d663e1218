import { Breadcrumb } from '@vitrine/ui/components/Breadcrumb';
import { ConnectionButtonSkeleton } from '@vitrine/ui/commerce/relationship/ConnectionButton';
import { BrandHeader } from '@vitrine/ui/sections/BrandHeader';
import type { ReactNode } from 'react';
import { draftQuery, paths } from '../../../shared/config/paths.ts';
import { changedInHeader } from '../../../shared/mappers/brandDraft.ts';
import { inWidths } from '../../../shared/mappers/pictures.ts';
import type { WireBrandPage } from '../../../shared/mappers/wire.ts';
import { useSession } from '../../../shared/queries/services.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useTitle } from '../../../shared/connected/useTitle.ts';
import { BrandActions } from './BrandActions.tsx';
import { BrandChoice } from './BrandChoice.tsx';
import { BrandTrouble } from './BrandTrouble.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { useBrandPage } from './useBrandPage.ts';
import { useBuyLink } from './useBuyLink.ts';
import { useDirectoryTrail } from './useDirectoryTrail.ts';

type Tab = 'about' | 'collections' | 'history';

interface BrandFrameProps {
  slug: string;
  tab: Tab;
  /** The page's own name at the end of the trail, such as a collection's. */
  page?: string;
  children: (brand: WireBrandPage) => ReactNode;
}

/** A brand need not have a history (D-059). */
const useTabs = (slug: string, current: Tab, brand: WireBrandPage | undefined, isDraft: boolean) => {
  const t = useTranslate();
  const buy = useBuyLink(slug, brand);
  const history = {
    label: t('brand.history'),
    href: paths.brandHistory(slug, isDraft ? draftQuery : {}),
    current: current === 'history',
  };
  return [
    {
      label: t('brand.about'),
      href: isDraft ? paths.brandDraft(slug) : paths.brand(slug),
      current: current === 'about',
    },
    { ...buy, current: current === 'collections' },
    ...(brand?.history ? [history] : []),
  ];
};

/** What the pages of a brand share: its header, tabs and trail, or why it cannot be shown. */
export function BrandFrame({ slug, tab, page, children }: BrandFrameProps) {
  const t = useTranslate();
  const { page: brand, isDraft } = useBrandPage(slug);
  const tabs = useTabs(slug, tab, brand.data, isDraft);
  const start = useDirectoryTrail();
  const isBuyer = useSession().user?.entity_stype === 'buyer';
  useTitle([page, brand.data?.name].filter(Boolean).join(', '));
  if (brand.error) return <BrandTrouble error={brand.error} onRetry={() => void brand.refetch()} />;
  const shared = {
    compact: tab === 'collections',
    tabs,
    label: t('brand.tabs'),
    choice: isBuyer && <BrandChoice slug={slug} />,
  };
  if (!brand.data)
    return (
      <BrandHeader
        {...shared}
        name=""
        breadcrumb={
          <Breadcrumb label={t('app.brand.trail')} items={[...start.slice(0, 1), { label: t('app.loading') }]} />
        }
        actions={isBuyer && <ConnectionButtonSkeleton />}
        pendingLabel={t('app.loading')}
      />
    );
  const { name, logo, cover_image_thumbnail, the_brand } = brand.data;
  const trail = [
    ...start,
    { label: name, href: page ? paths.brand(slug) : undefined },
    ...(page ? [{ label: page }] : []),
  ];
  return (
    <>
      <BrandHeader
        {...shared}
        name={name}
        logo={logo}
        cover={inWidths(cover_image_thumbnail)}
        facts={[the_brand.brand_from, the_brand.formatted_segments].filter(Boolean)}
        breadcrumb={<Breadcrumb label={t('app.brand.trail')} items={trail} />}
        actions={<BrandActions brand={brand.data} />}
        changed={changedInHeader(brand.data)}
        changedLabel={t('brand.changed')}
      />
      {isDraft && <DraftNotice published={paths.brand(slug)} />}
      {children(brand.data)}
    </>
  );
}
