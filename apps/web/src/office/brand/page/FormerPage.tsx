import { useQuery } from '@tanstack/react-query';
import type { BrandPageContent, BrandPageState } from '@vitrine/api/client';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { pagePreview } from './pagePreview.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { ComparedPages } from './ComparedPages.tsx';
import { Differences } from './Differences.tsx';
import { useComparedParts } from './useComparedParts.ts';

interface FormerPageProps {
  live: BrandPageContent;
  version: BrandPageState['published'][number];
}

/** A page that was published before, beside the one that is live. As a table of values where the shop does not show the brand yet. */
export default function FormerPage({ live, version }: FormerPageProps) {
  const t = useTranslate();
  const { queries, language } = useServices();
  const slug = useSession().user?.seller_slug ?? '';
  const shop = useQuery({ ...queries.brands.page(slug), enabled: slug !== '' });
  const former = useQuery(useQueriesOf(brandOfficeQueries).formerPage(version.id));
  const both = { live, draft: former.data ?? live };
  const drawn = (page: BrandPageContent) => shop.data && pagePreview(shop.data, page, language);
  const after = t('office.page.former');
  const { parts, elsewhere } = useComparedParts(both, drawn(both.live), drawn(both.draft), after);
  if (former.error) return <QueryError level={2} error={former.error} onRetry={() => void former.refetch()} />;
  if (!former.data || (shop.isPending && slug !== '')) return <Skeleton shape="table" label={t('admin.loading')} />;
  if (!shop.data) return <Differences state={both} after={after} />;
  return <ComparedPages label={t('office.page.liveAndFormer')} {...{ parts, elsewhere, after }} />;
}
