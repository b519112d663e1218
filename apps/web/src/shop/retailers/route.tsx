import { Section } from '@vitrine/ui/foundation';
import { PageHeader } from '@vitrine/ui/sections/PageHeader';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { Filters } from './Filters.tsx';
import { Results } from './Results.tsx';
import { useRetailers } from './useRetailers.ts';

/** /buyers: 'Find Retailers'. */
export default function RetailerDirectory() {
  const t = useTranslate();
  const retailers = useRetailers();
  const total = retailers.list.data?.meta.total;
  useTitle(t('retailer.title'));
  return (
    <>
      <PageHeader
        title={t('retailer.title')}
        count={total === undefined ? null : t('retailer.count', { count: total })}
      >
        <Filters retailers={retailers} />
      </PageHeader>
      <Section space="below">
        <Results retailers={retailers} />
      </Section>
    </>
  );
}
