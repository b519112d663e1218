import { BrandAbout } from '@vitrine/ui/sections/BrandAbout';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { BrandFrame } from '../../connected/brand/BrandFrame.tsx';
import type { ScreenFactory } from '../../connected/screen.ts';
import { toBrandAbout } from '../../mappers/brandPage.ts';
import { brandAboutLabels } from '../../mappers/labels/brand.ts';

function Brand() {
  const intl = useIntl();
  const { slug = '' } = useParams();
  return (
    <BrandFrame slug={slug} tab="about">
      {(brand) => <BrandAbout {...toBrandAbout(brand)} backHref={paths.landing()} labels={brandAboutLabels(intl)} />}
    </BrandFrame>
  );
}

/** /:slug (R-043, R-175…R-185). */
export const route: ScreenFactory = ({ queries, queryClient }) => ({
  loader: ({ params }) => {
    void queryClient.prefetchQuery(queries.brands.page(params['slug'] ?? ''));
    return null;
  },
  Component: Brand,
});
