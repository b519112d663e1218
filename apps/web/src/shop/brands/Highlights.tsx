import { useQuery } from '@tanstack/react-query';
import { DirectorySection } from '@vitrine/ui/commerce/catalogue/DirectorySection';
import { Stack } from '@vitrine/ui/foundation';
import { paths } from '../../shared/config/paths.ts';
import { useKeptPlace } from '../connected/useKeptPlace.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';
import { AllBrands } from './AllBrands.tsx';
import type { Directory } from './useDirectory.ts';
import { useTile } from './useTile.ts';

/** Of a phone, whose line is the slowest. */
const FIRST_ROW = 2;
const TILES_WHILE_LOADING = 4;

/** New, featured and recently visited brands, and the way to all of them. */
export function Highlights({ directory }: { directory: Directory }) {
  const t = useTranslate();
  const { queries } = useServices();
  const { user } = useSession();
  const toTile = useTile();
  const newest = useQuery(queries.brands.newest({}));
  const featured = useQuery(queries.brands.featured({}));
  const visited = useQuery({ ...queries.brands.recentlyVisited({}), enabled: user !== null });
  const sections = [
    { id: 'new', title: t('directory.new'), query: newest },
    { id: 'featured', title: t('directory.featured'), query: featured },
    { id: 'visited', title: t('directory.visited'), query: visited },
  ];
  const shown = sections.filter(({ query }) => query.isLoading || query.data?.length);
  useKeptPlace(sections.every(({ query }) => !query.isLoading));
  if (shown.length === 0) return <AllBrands directory={directory} />;
  return (
    <Stack space="lg">
      {shown.map(({ id, title, query }, index) => (
        <DirectorySection
          key={id}
          title={title}
          brands={(query.data ?? []).map((brand, place) => ({
            ...toTile(brand),
            priority: index === 0 && place < FIRST_ROW,
          }))}
          pending={query.isLoading ? TILES_WHILE_LOADING : 0}
          pendingLabel={t('directory.loading')}
          link={index === 0 ? { label: t('directory.seeAll'), href: paths.brands({ az: 'true' }) } : undefined}
        />
      ))}
    </Stack>
  );
}
