import { useQuery } from '@tanstack/react-query';
import { Banner } from '@vitrine/ui/components/Banner';
import { Breadcrumb } from '@vitrine/ui/components/Breadcrumb';
import { Section, TextLink } from '@vitrine/ui/foundation';
import { BrandHeader } from '@vitrine/ui/sections/BrandHeader';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { WireBrandPage } from '../../mappers/wire.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { useKept } from '../useKept.ts';
import { useTranslate } from '../useTranslate.ts';
import { useTitle } from '../useTitle.ts';
import { Why } from '../why/Why.tsx';
import { BrandActions } from './BrandActions.tsx';
import { BrandTrouble } from './BrandTrouble.tsx';
import { useBuyLink } from './useBuyLink.ts';

type Tab = 'about' | 'collections' | 'history';

interface BrandFrameProps {
  slug: string;
  tab: Tab;
  /** The page's own name at the end of the trail, such as a collection's. */
  page?: string;
  children: (brand: WireBrandPage) => ReactNode;
}

const DRAFT = 'brand_page_draft';

/** A brand need not have a history (D-059). */
const useTabs = (slug: string, current: Tab, brand: WireBrandPage | undefined, isDraft: boolean) => {
  const t = useTranslate();
  const buy = useBuyLink(slug, brand);
  const inDraft = (path: string) => (isDraft ? `${path}?${DRAFT}=1` : path);
  const history = {
    label: t('brand.history'),
    href: inDraft(paths.brandHistory(slug)),
    current: current === 'history',
  };
  return [
    { label: t('brand.about'), href: inDraft(paths.brand(slug)), current: current === 'about' },
    { ...buy, current: current === 'collections' },
    ...(brand?.history ? [history] : []),
  ];
};

/** Says that what is below is not published yet (R-171, D-060). */
function DraftNotice({ slug }: { slug: string }) {
  const t = useTranslate();
  return (
    <Section space="below">
      <Banner tone="caution" action={<TextLink href={paths.brand(slug)}>{t('brand.draft.published')}</TextLink>}>
        {t('brand.draft')}
      </Banner>
    </Section>
  );
}

/** A page of a brand; its draft if the address asks for it and the server shows it. */
const useBrandPage = (slug: string) => {
  const { queries } = useServices();
  const [search] = useSearchParams();
  const page = useQuery(search.has(DRAFT) ? queries.brands.draft(slug) : queries.brands.page(slug));
  return { page, isDraft: (page.data?.meta.draft_changes.length ?? 0) > 0 };
};

/** Why MAKE A BUY leads visitors to a registration. */
function WhyRegister() {
  const { user } = useSession();
  if (user) return null;
  return (
    <Section space="below">
      <Why capability="addToCart" />
    </Section>
  );
}

/** What the pages of a brand share: its header, tabs and trail, or why it cannot be shown. */
export function BrandFrame({ slug, tab, page, children }: BrandFrameProps) {
  const t = useTranslate();
  const { storage } = useServices();
  const { page: brand, isDraft } = useBrandPage(slug);
  const tabs = useTabs(slug, tab, brand.data, isDraft);
  const hasFilter = useKept('lastFilter') !== null;
  const filter = hasFilter ? storage.getJson<{ label: string; href: string }>('lastFilter') : null;
  useTitle([page, brand.data?.name].filter(Boolean).join(', '));
  if (brand.error) return <BrandTrouble error={brand.error} onRetry={() => void brand.refetch()} />;
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
        actions={<BrandActions brand={brand.data} />}
      />
      {isDraft && <DraftNotice slug={slug} />}
      <WhyRegister />
      {children(brand.data)}
    </>
  );
}
