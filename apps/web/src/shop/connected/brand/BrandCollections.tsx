import { useQuery } from '@tanstack/react-query';
import { CollectionStrip } from '@vitrine/ui/commerce/catalogue/CollectionStrip';
import { Heading, Section, Stack } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { inWidths } from '../../../shared/mappers/pictures.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useCollectionFacts } from './useCollectionFacts.ts';

interface BrandCollectionsProps {
  slug: string;
  /** Across the page, below the tabs; otherwise it stands in a column. */
  asSection?: boolean;
}

/** A brand's open collections at the top of its page, each one press from its line sheet; a visitor registers or signs in on the way. */
export function BrandCollections({ slug, asSection = false }: BrandCollectionsProps) {
  const t = useTranslate();
  const { queries } = useServices();
  const factsOf = useCollectionFacts();
  const { data = [] } = useQuery(queries.brands.collections(slug));
  if (data.length === 0) return null;
  const entries = data.map((collection) => ({
    id: String(collection.id),
    name: collection.name,
    href: paths.collection(slug, collection.id),
    image: inWidths(collection.list_image),
    facts: factsOf(collection),
  }));
  const strip = (
    <Stack space="sm">
      <Heading level={2} size="sm">
        {t('app.brand.openCollections')}
      </Heading>
      <CollectionStrip label={t('app.brand.openCollections')} collections={entries} />
    </Stack>
  );
  return asSection ? <Section space="tight">{strip}</Section> : strip;
}
