import { useQuery } from '@tanstack/react-query';
import { CollectionStrip } from '@vitrine/ui/commerce/catalogue/CollectionStrip';
import { Section } from '@vitrine/ui/foundation';
import { paths } from '../../config/paths.ts';
import { useServices } from '../../queries/services.ts';
import { useTranslate } from '../useTranslate.ts';
import { useCollectionFacts } from './useCollectionFacts.ts';

/** A brand's open collections at the top of its page, each one press from its line sheet. */
export default function BrandCollections({ slug }: { slug: string }) {
  const t = useTranslate();
  const { queries } = useServices();
  const factsOf = useCollectionFacts();
  const { data = [] } = useQuery(queries.brands.collections(slug));
  if (data.length === 0) return null;
  const entries = data.map((collection) => ({
    id: String(collection.id),
    name: collection.name,
    href: paths.collection(slug, collection.id),
    image: collection.list_image,
    facts: factsOf(collection),
  }));
  return (
    <Section space="tight">
      <CollectionStrip label={t('brand.collections')} collections={entries} />
    </Section>
  );
}
