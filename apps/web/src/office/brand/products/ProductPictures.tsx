import { useQuery } from '@tanstack/react-query';
import type { BrandPicture, BrandProduct } from '@vitrine/api/client';
import { Heading, Stack } from '@vitrine/ui/foundation';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { catalogueQueries } from '../../parts/queries/catalogue.ts';
import { PictureFiles } from './PictureFiles.tsx';
import { PictureList } from './PictureList.tsx';
import { usePictureActions } from './usePictureActions.ts';

const MOST_AT_ONCE = 20;

function Pictures({ product, pictures }: { product: BrandProduct; pictures: BrandPicture[] }) {
  const t = useTranslate();
  const actions = usePictureActions(product.id, pictures);
  return (
    <Stack space="md">
      <PictureList product={product} actions={actions} />
      <PictureFiles
        label={t('catalogue.pictures.add')}
        most={MOST_AT_ONCE}
        busy={actions.isAdding}
        onFiles={({ files }) => actions.add(files)}
      />
    </Stack>
  );
}

/** The pictures of a product: added, ordered, given colours and videos, removed. */
export function ProductPictures({ product }: { product: BrandProduct }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(useQueriesOf(catalogueQueries).pictures(product.id));
  return (
    <Stack space="md">
      <Heading level={2} size="sm">
        {t('catalogue.pictures.title')}
      </Heading>
      {!data && error && <QueryError level={2} error={error} onRetry={() => void refetch()} />}
      {data && <Pictures key={product.id} product={product} pictures={data} />}
    </Stack>
  );
}
