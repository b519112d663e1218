import { RetailerTile } from '@vitrine/ui/commerce/relationship/RetailerTile';
import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Pagination } from '@vitrine/ui/components/Pagination';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Grid, Stack } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/config/paths.ts';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { retailerPagesLabels } from '../mappers/labels/retailer.ts';
import { toRetailerTile } from '../../shared/mappers/retailer.ts';
import type { Retailers } from './useRetailers.ts';

const TILES_WHILE_LOADING = 10;
const columns = { mobile: 2, tablet: 3, desktop: 5 } as const;

function Waiting() {
  const t = useTranslate();
  return (
    <Grid columns={columns} space="lg">
      {Array.from({ length: TILES_WHILE_LOADING }, (_, index) => (
        <Skeleton key={index} ratio="346:219" label={index === 0 ? t('retailer.loading') : undefined} />
      ))}
    </Grid>
  );
}

function Nobody({ retailers: { isFiltered, clear } }: { retailers: Retailers }) {
  const t = useTranslate();
  return (
    <EmptyState
      title={t('retailer.none')}
      text={isFiltered ? t('retailer.noneText') : undefined}
      icon="search"
      action={
        isFiltered && (
          <Button variant="secondary" onPress={clear}>
            {t('retailer.clear')}
          </Button>
        )
      }
    />
  );
}

/** The retailers found, 27 a page (R-338, R-343, K-41). */
export function Results({ retailers }: { retailers: Retailers }) {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const { list, page, pages, search } = retailers;
  if (list.isPending) return <Waiting />;
  if (!list.data) return <QueryError level={2} error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.data.length === 0) return <Nobody retailers={retailers} />;
  const href = (next: number) => paths.retailers({ ...Object.fromEntries(search), page: String(next) });
  return (
    <Stack space="xl">
      <Grid columns={columns} space="lg" rowSpace="xl">
        {list.data.data
          .map((retailer) => toRetailerTile(t, locale, retailer))
          .map(({ id, ...tile }) => (
            <RetailerTile key={id} {...tile} />
          ))}
      </Grid>
      <Pagination page={page} numPages={pages} href={href} labels={retailerPagesLabels(intl)} />
    </Stack>
  );
}
