import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { CategoryTiles } from '@vitrine/ui/sections/CategoryTiles';
import { PageHeader } from '@vitrine/ui/sections/PageHeader';
import { paths } from '../../shared/config/paths.ts';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { inWidths } from '../../shared/mappers/pictures.ts';
import { useServices } from '../../shared/queries/services.ts';

const TILES_WHILE_LOADING = 8;

/** /categories: each tile leads to the brands of its category. */
export default function Categories() {
  const t = useTranslate();
  const { queries } = useServices();
  const { data: categories, error, refetch } = useQuery(queries.brands.categories());
  const title = t('app.nav.categories');
  useTitle(title);
  if (error) return <QueryError error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={title} />
      {categories?.length === 0 ? (
        <EmptyState icon="grid" level={2} title={t('directory.noCategories')} />
      ) : (
        <CategoryTiles
          label={title}
          categories={(categories ?? []).map(({ id, name, image_thumbnail }) => ({
            id: String(id),
            name,
            image: inWidths(image_thumbnail),
            href: paths.brands({ categories: String(id) }),
          }))}
          pending={categories ? 0 : TILES_WHILE_LOADING}
          pendingLabel={t('app.loading')}
        />
      )}
    </>
  );
}
