import { useQuery } from '@tanstack/react-query';
import { CollectionCard } from '@vitrine/ui/commerce/catalogue/CollectionCard';
import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Grid, Section, Stack } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { BrandFrame } from '../connected/brand/BrandFrame.tsx';
import { useCollectionFacts } from '../connected/brand/useCollectionFacts.ts';
import { BrandMessage } from '../connected/brand/BrandMessage.tsx';
import { useChoosePricelist } from '../connected/listing/useChoosePricelist.ts';
import { useChosenPricelists } from '../connected/listing/useChosenPricelists.ts';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { collectionCardLabels } from '../../shared/mappers/labels/brand.ts';
import { inWidths } from '../../shared/mappers/pictures.ts';
import type { WireCollection } from '../../shared/mappers/wire.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';

function Card({ slug, collection }: { slug: string; collection: WireCollection }) {
  const intl = useIntl();
  const t = useTranslate();
  const navigate = useNavigate();
  const { chosenFor } = useChosenPricelists();
  const { choose } = useChoosePricelist();
  const { user } = useSession();
  const factsOf = useCollectionFacts();
  const chosen = chosenFor(slug, collection.pricelists);
  const open = (pricelist: string | undefined) => {
    if (pricelist) choose(slug, Number(pricelist));
    void navigate(paths.collection(slug, collection.id, pricelist ? { pricelist } : {}));
  };
  return (
    <CollectionCard
      name={collection.name}
      image={inWidths(collection.list_image)}
      facts={[...factsOf(collection), collection.delivery_msg].filter((fact) => typeof fact === 'string')}
      pricelists={collection.pricelists.map(({ id, name }) => ({ id: String(id), name }))}
      pricelist={chosen === null ? undefined : String(chosen)}
      action={user?.entity_stype === 'buyer' ? collection.button : t('brand.viewCollection')}
      onOpen={({ pricelist }) => open(pricelist)}
      labels={collectionCardLabels(intl)}
    />
  );
}

/** A brand without collections can be written to. */
function Nothing({ id, name }: { id: number; name: string }) {
  const t = useTranslate();
  return (
    <>
      <EmptyState
        title={t('app.brand.noCollections')}
        text={t('app.brand.noCollectionsText')}
        icon="grid"
        level={2}
        action={
          <Button caps variant="secondary" href={paths.brands()}>
            {t('app.brand.otherBrands')}
          </Button>
        }
      />
      <BrandMessage id={id} name={name} call="submitInstead" />
    </>
  );
}

const columns = { mobile: 1, tablet: 2, desktop: 3 } as const;
const CARDS_WHILE_LOADING = 3;

/** Cards in their shape, while they are on their way. */
function Waiting() {
  const t = useTranslate();
  return (
    <Grid columns={columns} space="lg" rowSpace="xxl">
      {Array.from({ length: CARDS_WHILE_LOADING }, (_, place) => (
        <Stack key={place} space="sm">
          <Skeleton ratio="346:219" label={place === 0 ? t('app.loading') : undefined} />
          <Skeleton width="50%" />
          <Skeleton shape="control" width="40%" />
        </Stack>
      ))}
    </Grid>
  );
}

function Picker({ slug, id, name }: { slug: string; id: number; name: string }) {
  const { queries } = useServices();
  const collections = useQuery(queries.brands.collections(slug));
  if (collections.error)
    return <QueryError level={2} error={collections.error} onRetry={() => void collections.refetch()} />;
  if (!collections.data) return <Waiting />;
  if (collections.data.length === 0) return <Nothing id={id} name={name} />;
  return (
    <Grid columns={columns} space="lg" rowSpace="xxl">
      {collections.data.map((collection) => (
        <Card key={collection.id} slug={slug} collection={collection} />
      ))}
    </Grid>
  );
}

/** /:slug/collections (R-044, R-187, R-188, R-189, R-190). */
export default function Collections() {
  const { slug = '' } = useParams();
  return (
    <BrandFrame slug={slug} tab="collections">
      {({ id, name }) => (
        <Section space="tight">
          <Picker slug={slug} id={id} name={name} />
        </Section>
      )}
    </BrandFrame>
  );
}
