import { useQuery } from '@tanstack/react-query';
import { BrandAbout } from '@vitrine/ui/sections/BrandAbout';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { draftQuery, paths } from '../../shared/config/paths.ts';
import { BrandCollections } from '../connected/brand/BrandCollections.tsx';
import { BrandFrame } from '../connected/brand/BrandFrame.tsx';
import { BrandMessage } from '../connected/brand/BrandMessage.tsx';
import { useAsksForDraft } from '../connected/brand/useBrandPage.ts';
import { WhyRegister } from '../connected/brand/WhyRegister.tsx';
import { useWelcome } from '../../shared/connected/shell/useWelcome.ts';
import { useTrackPage } from '../../shared/connected/tracking/track.ts';
import { toBrandAbout } from '../../shared/mappers/brandPage.ts';
import { brandAboutLabels } from '../../shared/mappers/labels/brand.ts';
import type { WireBrandPage } from '../../shared/mappers/wire.ts';
import { useServices } from '../../shared/queries/services.ts';

/** What stands below the header: collections first, then the brand's own content. */
function Content({ slug, brand }: { slug: string; brand: WireBrandPage }) {
  const intl = useIntl();
  const { queries } = useServices();
  // The rest waits for them: they stand above it, and it would move.
  const { isLoading } = useQuery(queries.brands.collections(slug));
  if (isLoading) return null;
  return (
    <>
      <BrandCollections slug={slug} asSection />
      <WhyRegister />
      <BrandAbout {...toBrandAbout(brand)} backHref={paths.landing()} labels={brandAboutLabels(intl)} />
      <BrandMessage id={brand.id} name={brand.name} />
    </>
  );
}

/** /:slug (R-043); a brand with the light template has a single page (R-049). */
export default function Brand() {
  const { slug = '' } = useParams();
  const { queries } = useServices();
  const asksForDraft = useAsksForDraft();
  const { data } = useQuery(queries.brands.page(slug));
  useTrackPage(data ? slug : null, { name: 'seller_page', slug });
  useWelcome('brand');
  return (
    <BrandFrame slug={slug} tab="about">
      {(brand) =>
        brand.brand_page_template === 'light' ? (
          <Navigate to={paths.lightBrand(slug, asksForDraft ? draftQuery : {})} replace />
        ) : (
          <Content slug={slug} brand={brand} />
        )
      }
    </BrandFrame>
  );
}
