import { useQuery } from '@tanstack/react-query';
import { Button } from '@vitrine/ui/components/Button';
import { Breadcrumb } from '@vitrine/ui/components/Breadcrumb';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Inline, Section, Split, Stack } from '@vitrine/ui/foundation';
import { LightBrandPage } from '@vitrine/ui/sections/LightBrandPage';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { BrandActions } from '../connected/brand/BrandActions.tsx';
import { DraftNotice } from '../connected/brand/DraftNotice.tsx';
import { BrandCollections } from '../connected/brand/BrandCollections.tsx';
import { BrandTrouble } from '../connected/brand/BrandTrouble.tsx';
import { useBrandMessage } from '../connected/brand/useBrandMessage.ts';
import { useBrandPage } from '../connected/brand/useBrandPage.ts';
import { useBuyLink } from '../connected/brand/useBuyLink.ts';
import { useDirectoryTrail } from '../connected/brand/useDirectoryTrail.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { Why } from '../connected/why/Why.tsx';
import { toLightBrand } from '../../shared/mappers/brandPage.ts';
import { lightBrandPageLabels } from '../../shared/mappers/labels/brand.ts';
import type { WireBrandPage } from '../../shared/mappers/wire.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';

function Actions({ brand }: { brand: WireBrandPage }) {
  const buy = useBuyLink(brand.slug, brand);
  const { user } = useSession();
  return (
    <Stack space="md">
      <Inline space="sm">
        {/* A visitor signs up first, by the button beside it. */}
        {user && (
          <Button caps variant="secondary" href={buy.href}>
            {buy.label}
          </Button>
        )}
        <BrandActions brand={brand} />
      </Inline>
      {!user && <Why capability="addToCart" />}
    </Stack>
  );
}

/** The page's shape while it is loading. */
function Waiting() {
  const t = useTranslate();
  return (
    <Section space="tight">
      <Split
        ratio="half"
        start={<Skeleton ratio="4:5" label={t('app.loading')} />}
        end={
          <Stack space="md">
            <Skeleton shape="control" width="50%" />
            <Skeleton />
            <Skeleton width="70%" />
          </Stack>
        }
      />
    </Section>
  );
}

/** /brand/:slug: a brand on a single page, or its draft. */
export default function LightBrand() {
  const { slug = '' } = useParams();
  const { page, isDraft } = useBrandPage(slug);
  const { data: brand } = page;
  const { queries } = useServices();
  // The page waits for them: they stand above its words, which would move.
  const collections = useQuery(queries.brands.collections(slug));
  useTitle(brand?.name);
  if (page.error) return <BrandTrouble error={page.error} onRetry={() => void page.refetch()} />;
  if (!brand || collections.isLoading) return <Waiting />;
  return (
    <>
      {isDraft && <DraftNotice published={paths.lightBrand(slug)} />}
      <OnePage brand={brand} />
    </>
  );
}

/** The brand with its message form. */
function OnePage({ brand }: { brand: WireBrandPage }) {
  const intl = useIntl();
  const t = useTranslate();
  const start = useDirectoryTrail();
  const message = useBrandMessage(brand.id, 'submit');
  return (
    <LightBrandPage
      {...toLightBrand(brand, t('brand.site'))}
      message={message}
      breadcrumb={<Breadcrumb label={t('app.brand.trail')} items={[...start, { label: brand.name }]} />}
      actions={<Actions brand={brand} />}
      collections={<BrandCollections slug={brand.slug} />}
      labels={lightBrandPageLabels(intl)}
    />
  );
}
