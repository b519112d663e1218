import { useQuery } from '@tanstack/react-query';
import { BrandAbout } from '@vitrine/ui/sections/BrandAbout';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { BrandFrame } from '../../connected/brand/BrandFrame.tsx';
import { BrandMessage } from '../../connected/brand/BrandMessage.tsx';
import { useWelcome } from '../../connected/shell/useWelcome.ts';
import { useTrackPage } from '../../connected/tracking/track.ts';
import { toBrandAbout } from '../../mappers/brandPage.ts';
import { brandAboutLabels } from '../../mappers/labels/brand.ts';
import { useServices, useSession } from '../../queries/services.ts';

const BrandCollections = lazy(() => import('../../connected/brand/BrandCollections.tsx'));

/** /:slug (R-043); a brand with the light template has a single page (R-049). */
export default function Brand() {
  const intl = useIntl();
  const { slug = '' } = useParams();
  const { queries } = useServices();
  const { user } = useSession();
  const { data } = useQuery(queries.brands.page(slug));
  useTrackPage(data ? slug : null, { name: 'seller_page', slug });
  useWelcome('brand');
  return (
    <BrandFrame slug={slug} tab="about">
      {(brand) =>
        brand.brand_page_template === 'light' ? (
          <Navigate to={paths.lightBrand(slug)} replace />
        ) : (
          <>
            {user && (
              <Suspense>
                <BrandCollections slug={slug} />
              </Suspense>
            )}
            <BrandAbout {...toBrandAbout(brand)} backHref={paths.landing()} labels={brandAboutLabels(intl)} />
            <BrandMessage id={brand.id} name={brand.name} />
          </>
        )
      }
    </BrandFrame>
  );
}
