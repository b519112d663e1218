import { BrandHistory } from '@vitrine/ui/sections/BrandHistory';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { BrandFrame } from '../connected/brand/BrandFrame.tsx';
import { WhyRegister } from '../connected/brand/WhyRegister.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { toBrandHistory } from '../../shared/mappers/brandPage.ts';
import { brandHistoryLabels } from '../../shared/mappers/labels/brand.ts';

/** /:slug/history (R-047). A brand without a history leads to its page (D-059). */
export default function History() {
  const intl = useIntl();
  const t = useTranslate();
  const { slug = '' } = useParams();
  return (
    <BrandFrame slug={slug} tab="history">
      {(brand) =>
        brand.history ? (
          <>
            <WhyRegister />
            <BrandHistory
              {...toBrandHistory(brand, brand.history, t('brand.site'))}
              labels={brandHistoryLabels(intl)}
            />
          </>
        ) : (
          <Navigate to={paths.brand(slug)} replace />
        )
      }
    </BrandFrame>
  );
}
