import { useQuery } from '@tanstack/react-query';
import type { CollectionProduct } from '@vitrine/api/client';
import { Avatar } from '@vitrine/ui/components/Avatar';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { NumberField } from '@vitrine/ui/components/NumberField';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useLayoutEffect, useRef, type Ref } from 'react';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { EditorPart } from '../../parts/form/EditorForm.tsx';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { useProductOrder } from './useProductOrder.ts';

interface PlacedProps {
  product: CollectionProduct;
  place: number;
  places: number;
  onMove: (place: number) => void;
  field: Ref<HTMLInputElement>;
}

/** One product with the field for its place, whose buttons move it. */
function Placed({ product: { name, reference_code, picture, is_active }, place, places, onMove, field }: PlacedProps) {
  const t = useTranslate();
  return (
    <Inline space="md" align="center" wrap={false}>
      <Avatar name={name} src={picture ?? undefined} shape="square" decorative />
      <NumberField
        ref={field}
        label={t('office.order.place', { name })}
        hint={is_active ? reference_code : `${reference_code} · ${t('office.order.hidden')}`}
        value={place}
        min={1}
        max={places}
        onChange={({ value }) => !Number.isNaN(value) && value !== place && onMove(value)}
        labels={{ decrease: t('admin.content.up', { name }), increase: t('admin.content.down', { name }) }}
      />
    </Inline>
  );
}

/** Keeps the focus in the field of a product that moves: the browser takes it from what is put elsewhere in the page. */
const useKeptFocus = (shown: readonly CollectionProduct[]) => {
  const fields = useRef(new Map<number, HTMLInputElement | null>());
  const moved = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (moved.current !== null) fields.current.get(moved.current)?.focus();
    moved.current = null;
  }, [shown]);
  return {
    fieldOf: (id: number) => (field: HTMLInputElement | null) => void fields.current.set(id, field),
    note: (id: number) => {
      moved.current = document.activeElement === fields.current.get(id) ? id : null;
    },
  };
};

function Places({ collection, products }: { collection: number; products: readonly CollectionProduct[] }) {
  const t = useTranslate();
  const order = useProductOrder(collection, products);
  const { fieldOf, note } = useKeptFocus(order.shown);
  return (
    <EditorPart title={t('office.order.title')}>
      <Stack space="md">
        <Text tone="muted">{t('office.order.text')}</Text>
        <Stack as="ol" space="sm">
          {order.shown.map((product, at) => (
            <li key={product.id}>
              <Placed
                product={product}
                place={at + 1}
                places={order.shown.length}
                onMove={(place) => {
                  note(product.id);
                  order.move(product.id, place);
                }}
                field={fieldOf(product.id)}
              />
            </li>
          ))}
        </Stack>
        {order.problem && <Banner tone="critical">{order.problem}</Banner>}
        <Inline>
          <Button variant="secondary" busy={order.isBusy} disabled={!order.isMoved} onPress={order.save}>
            {t('office.order.save')}
          </Button>
          {order.isMoved && (
            <Button variant="quiet" onPress={order.reset}>
              {t('office.order.reset')}
            </Button>
          )}
        </Inline>
      </Stack>
    </EditorPart>
  );
}

/** The products of a collection in the order of the shop, for people who may change it (D-049). */
export function ProductOrder({ collection }: { collection: number }) {
  const may = useMay();
  const { data } = useQuery({
    ...useQueriesOf(brandOfficeQueries).collectionProducts(collection),
    enabled: may('owner'),
  });
  return data && data.length > 1 && may('owner') ? <Places collection={collection} products={data} /> : null;
}
