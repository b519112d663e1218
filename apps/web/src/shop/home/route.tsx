import { useQuery } from '@tanstack/react-query';
import { BrandTile } from '@vitrine/ui/commerce/catalogue/BrandTile';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Section } from '@vitrine/ui/foundation';
import { HomeSlider } from '@vitrine/ui/sections/HomeSlider';
import { PageHeader } from '@vitrine/ui/sections/PageHeader';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/config/paths.ts';
import { ComparedBar } from '../connected/listing/ComparedBar.tsx';
import { ProductSlider } from '../connected/listing/ProductSlider.tsx';
import { RecentProducts } from '../connected/listing/RecentProducts.tsx';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { WhyPrices } from '../connected/why/WhyPrices.tsx';
import { toOrderTile } from '../mappers/brand.ts';
import { carouselLabels } from '../../shared/mappers/labels/media.ts';
import { inWidths } from '../../shared/mappers/pictures.ts';
import type { WireHome } from '../../shared/mappers/wire.ts';
import { homeQueries } from './queries.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';

const CARDS_WHILE_LOADING = 4;

/** */
function Sliders({ home }: { home: WireHome | undefined }) {
  const intl = useIntl();
  const t = useTranslate();
  const shared = {
    labels: carouselLabels(intl),
    pending: home ? 0 : CARDS_WHILE_LOADING,
    pendingLabel: t('app.loading'),
  };
  const all = { label: t('directory.seeAll'), href: paths.brands({ az: 'true' }) };
  return (
    <>
      <HomeSlider {...shared} title={t('home.brands')} link={all}>
        {(home?.brands ?? []).map((brand) => (
          <BrandTile key={brand.id} {...toOrderTile((words) => t('directory.sheet', words))(brand)} />
        ))}
      </HomeSlider>
      <HomeSlider {...shared} title={t('home.lineSheets')} tone="sunken">
        {(home?.collections ?? []).map(({ id, name, list_image_thumbnail, seller }) => (
          <BrandTile
            key={id}
            name={name}
            note={seller.name}
            image={inWidths(list_image_thumbnail)}
            href={paths.products({ collections: String(id) })}
          />
        ))}
      </HomeSlider>
      {home && (
        <>
          <ProductSlider title={t('home.products')} products={home.products} />
          <Section space="below">
            <WhyPrices products={home.products} />
          </Section>
        </>
      )}
      <RecentProducts />
      <ComparedBar />
    </>
  );
}

/** /newhome. */
export default function Home() {
  const t = useTranslate();
  const { client } = useServices();
  const { user } = useSession();
  const { data: home, error, refetch } = useQuery(homeQueries(client).read());
  useTitle(t('home.title'));
  if (error) return <QueryError error={error} onRetry={() => void refetch()} />;
  const isEmpty = home && home.brands.length + home.collections.length + home.products.length === 0;
  return (
    <>
      <PageHeader title={t('home.welcome', { name: user?.first_name ?? '' })} />
      {isEmpty ? <EmptyState icon="grid" level={2} title={t('home.none')} /> : <Sliders home={home} />}
    </>
  );
}
