import { useQuery } from '@tanstack/react-query';
import { Button } from '@vitrine/ui/components/Button';
import { Breadcrumb } from '@vitrine/ui/components/Breadcrumb';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Inline, Section, Split, Stack } from '@vitrine/ui/foundation';
import { LightBrandPage } from '@vitrine/ui/sections/LightBrandPage';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { BrandActions } from '../../connected/brand/BrandActions.tsx';
import { BrandTrouble } from '../../connected/brand/BrandTrouble.tsx';
import { useBrandMessage } from '../../connected/brand/useBrandMessage.ts';
import { useBuyLink } from '../../connected/brand/useBuyLink.ts';
import { useTitle } from '../../connected/useTitle.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { Why } from '../../connected/why/Why.tsx';
import { toLightBrand } from '../../mappers/brandPage.ts';
import { lightBrandPageLabels } from '../../mappers/labels/brand.ts';
import type { WireBrandPage } from '../../mappers/wire.ts';
import { useServices, useSession } from '../../queries/services.ts';

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

/** /brand/:slug: a brand on a single page. */
export default function LightBrand() {
  const { slug = '' } = useParams();
  const { queries } = useServices();
  const page = useQuery(queries.brands.page(slug));
  const { data: brand } = page;
  useTitle(brand?.name);
  if (page.error) return <BrandTrouble error={page.error} onRetry={() => void page.refetch()} />;
  if (!brand) return <Waiting />;
  return <OnePage brand={brand} />;
}

/** The brand with its message form. */
function OnePage({ brand }: { brand: WireBrandPage }) {
  const intl = useIntl();
  const t = useTranslate();
  const message = useBrandMessage(brand.id, 'submit');
  return (
    <LightBrandPage
      {...toLightBrand(brand, t('brand.site'))}
      message={message}
      breadcrumb={
        <Breadcrumb
          label={t('app.brand.trail')}
          items={[{ label: t('brand.ourBrands'), href: paths.brands() }, { label: brand.name }]}
        />
      }
      actions={<Actions brand={brand} />}
      labels={lightBrandPageLabels(intl)}
    />
  );
}
