import { ProductGrid } from '@vitrine/ui/commerce/catalogue/ProductGrid';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Box, Grid, Section, Split, Stack } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

const CARDS_WHILE_LOADING = 12;

const onPhone = { mobile: 'block', desktop: 'none' } as const;
const onDesk = { mobile: 'none', desktop: 'block' } as const;

/** The listing's shape while it is on its way: title and sort, filters, grid. */
export function ListingSkeleton() {
  const t = useTranslate();
  return (
    <Section space="below">
      <Box paddingBlock="xl">
        <Grid columns={{ mobile: 1, desktop: 2 }} align="end">
          <Stack space="xs">
            <Skeleton shape="control" width="50%" />
            <Skeleton />
            <Skeleton width="50%" />
          </Stack>
          <Box display={onDesk}>
            <Stack align="end">
              <Skeleton shape="control" width="20%" />
            </Stack>
          </Box>
        </Grid>
      </Box>
      <Split
        ratio="sidebar"
        start={
          <>
            <Box display={onPhone}>
              <Skeleton shape="control" />
            </Box>
            <Box display={onDesk}>
              <Stack space="lg">
                {[50, 70, 60, 80, 40, 70, 60, 80].map((width, at) => (
                  <Skeleton key={at} width={`${width}%`} />
                ))}
              </Stack>
            </Box>
          </>
        }
        end={<ProductGrid pending={CARDS_WHILE_LOADING} pendingLabel={t('product.loading')} />}
      />
    </Section>
  );
}
