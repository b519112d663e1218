import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { MediaGallery, MediaGallerySkeleton } from '@vitrine/ui/commerce/catalogue/MediaGallery';
import { ProductDetails, ProductDetailsSkeleton } from '@vitrine/ui/commerce/catalogue/ProductDetails';
import { Breadcrumb } from '@vitrine/ui/components/Breadcrumb';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Box, Section, Split, Stack } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/config/paths.ts';
import { useAddProduct } from '../connected/cart/AddProduct.tsx';
import { useUnits } from '../connected/cart/useUnits.ts';
import { ComparedBar } from '../connected/listing/ComparedBar.tsx';
import { useChoosePricelist } from '../connected/listing/useChoosePricelist.ts';
import { chosenEntry, useChosenPricelists } from '../connected/listing/useChosenPricelists.ts';
import { useFavorites } from '../connected/listing/useFavorites.ts';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useShipping } from '../../shared/connected/useShipping.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { WhyPrices } from '../connected/why/WhyPrices.tsx';
import { galleryLabels } from '../../shared/mappers/labels/media.ts';
import { productDetailsLabels } from '../../shared/mappers/labels/product.ts';
import { totalUnits } from '../mappers/sizeUnits.ts';
import { toColours, toMedia, toPriceView } from '../mappers/product.ts';
import type { WireProduct } from '../../shared/mappers/wire.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';
import { Gone } from './Gone.tsx';
import { MoreOfLineSheet } from './MoreOfLineSheet.tsx';
import { SizeChart } from './SizeChart.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { useSeen } from './useSeen.ts';

const NOT_FOUND = 404;

function Trail({ product }: { product: WireProduct }) {
  const t = useTranslate();
  const { collection, seller, seller_slug, name } = product;
  return (
    <Breadcrumb
      label={t('app.brand.trail')}
      items={[
        { label: t('brand.ourBrands'), href: paths.brands() },
        { label: seller, href: paths.brand(seller_slug) },
        { label: collection.name, href: paths.collection(seller_slug, collection.id) },
        { label: name },
      ]}
    />
  );
}

interface DetailsProps {
  product: WireProduct;
  /** The colour that is shown. */
  colour: string | undefined;
  onColour: (choice: { id: string }) => void;
}

/** What can be read and done about a product. */
function Details({ product, colour, onColour }: DetailsProps) {
  const intl = useIntl();
  const { user } = useSession();
  const locale = useLocale();
  const [dialog, setDialog] = useState<'chart' | 'terms' | null>(null);
  const { chosenFor } = useChosenPricelists();
  const { choose, offerUndo } = useChoosePricelist();
  const entry = chosenEntry(product, chosenFor);
  const { onAdd, ...adding } = useAddProduct();
  const { typed, seen, onChanged, clear, units, left, ...order } = useUnits(product, {
    pricelist: entry?.pricelist.id,
    enabled: onAdd !== undefined,
    kept: true,
  });
  const favorite = useFavorites();
  const shipping = useShipping();
  const choosePricelist = (id: number): void => {
    choose(product.seller_slug, id);
    const next = product.pricelists.find(({ pricelist }) => pricelist.id === id);
    if (entry && next) offerUndo(next.pricelist.name, () => choose(product.seller_slug, entry.pricelist.id));
  };
  return (
    <>
      <ProductDetails
        name={product.name}
        reference={product.reference_code}
        brand={{ name: product.seller, href: paths.brand(product.seller_slug) }}
        description={product.description_en}
        price={toPriceView(entry ?? product, locale)}
        colours={toColours(product.variations)}
        sizes={product.sizes.map(({ name }) => name)}
        outOfStock={product.is_out_of_stock}
        shipping={shipping.all(product)}
        details={product.details.map(({ text, text_en }) => (locale === 'en' ? text_en : text))}
        pricelists={product.pricelists.map(({ pricelist: { id, name } }) => ({ id: String(id), name }))}
        pricelist={entry && String(entry.pricelist.id)}
        onPricelist={({ id }) => choosePricelist(Number(id))}
        onColour={onColour}
        onSizeChart={product.sizechart ? () => setDialog('chart') : undefined}
        onTerms={product.terms_conditions ? () => setDialog('terms') : undefined}
        onAdd={
          onAdd ? () => onAdd({ product, shown: colour, units: typed, seen, onChanged, onAdded: clear }) : undefined
        }
        order={onAdd ? { ...order, units, left, total: totalUnits(units) } : undefined}
        adding={adding.busy}
        favorite={favorite(product.id)}
        notice={adding.notice}
        labels={productDetailsLabels(intl, user)}
      />
      {dialog === 'chart' && <SizeChart id={product.id} onClose={() => setDialog(null)} />}
      {dialog === 'terms' && <TermsDialog html={product.terms_conditions} onClose={() => setDialog(null)} />}
      {adding.dialogs}
    </>
  );
}

/** The page's shape while it is on its way. */
function Waiting() {
  const t = useTranslate();
  return (
    <Section space="below">
      <Box paddingBlock="md">
        <Skeleton width="30%" />
      </Box>
      <Split ratio="half" start={<MediaGallerySkeleton label={t('app.loading')} />} end={<ProductDetailsSkeleton />} />
    </Section>
  );
}

export function Product({ id }: { id: number }) {
  const intl = useIntl();
  const { queries } = useServices();
  const [colour, setColour] = useState<string>();
  const { data: product, error, refetch } = useQuery(queries.products.detail(id));
  useSeen(id, product !== undefined);
  useTitle(product?.name);
  if (error instanceof ApiError && error.status === NOT_FOUND) return <Gone />;
  if (error) return <QueryError error={error} onRetry={() => void refetch()} />;
  if (!product) return <Waiting />;
  return (
    <Section space="below">
      <Box paddingBlock="md">
        <Trail product={product} />
      </Box>
      <Stack space="section">
        <Split
          ratio="half"
          start={
            <MediaGallery
              key={colour}
              label={product.name}
              media={toMedia(product, colour)}
              labels={galleryLabels(intl)}
            />
          }
          end={
            <Stack space="md">
              <Details product={product} colour={colour} onColour={({ id }) => setColour(id)} />
              <WhyPrices products={[product]} />
            </Stack>
          }
          sticky="end"
        />
        <MoreOfLineSheet product={product} />
        <ComparedBar />
      </Stack>
    </Section>
  );
}
