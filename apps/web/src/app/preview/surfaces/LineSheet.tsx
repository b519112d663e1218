import { useQuery } from '@tanstack/react-query';
import { LineSheetGrid } from '@vitrine/ui/commerce/lineSheet/LineSheetGrid';
import { Section } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { lineSheetLabels } from '../../../shop/mappers/labels/lineSheet.ts';
import { toProductCard } from '../../../shop/mappers/product.ts';
import type { WireProductCard } from '../../../shared/mappers/wire.ts';
import type { LanguageTag } from '@vitrine/api/rules';
import { useServices } from '../../../shared/queries/services.ts';
import { Framed } from './Framed.tsx';

const toLine = (product: WireProductCard, locale: LanguageTag) => {
  const { name, href, reference, pictures, colours, sizes, price, outOfStock } = toProductCard(product, locale);
  const run = sizes ?? [];
  return {
    id: String(product.id),
    name,
    href,
    reference: reference ?? '',
    image: pictures[0] ?? { src: '', alt: '' },
    colours: colours ?? [],
    sizes: run.length > 1 ? `${run[0]}–${run.at(-1)}` : (run[0] ?? ''),
    price: price.kind === 'shown' ? { wholesale: price.wholesale, retailer: price.retailer } : null,
    outOfStock,
  };
};

/** A line sheet with a few of its products chosen. */
export default function LineSheet() {
  const intl = useIntl();
  const locale = useLocale();
  const { queries } = useServices();
  const { data } = useQuery(queries.products.list({}));
  const products = (data?.results ?? []).map((product) => toLine(product, locale));
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(['102', '103']));
  return (
    <Framed>
      <Section>
        <LineSheetGrid
          name={data?.meta.selected_collection?.name ?? ''}
          products={products}
          state={data ? 'ready' : 'loading'}
          selected={selected}
          onSelect={(event) => setSelected(event.selected)}
          labels={lineSheetLabels(intl)}
        />
      </Section>
    </Framed>
  );
}
