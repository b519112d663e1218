import { useQuery } from '@tanstack/react-query';
import { Banner } from '@vitrine/ui/components/Banner';
import { PricelistDialog } from '@vitrine/ui/commerce/catalogue/PricelistDialog';
import { VariationDialog } from '@vitrine/ui/commerce/catalogue/VariationDialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pricelistDialogLabels, variationDialogLabels } from '../../mappers/labels/product.ts';
import { toColours } from '../../mappers/product.ts';
import { toSizeUnits, toStock, type UnitsBySize } from '../../mappers/sizeUnits.ts';
import type { WireProductCard } from '../../mappers/wire.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { useTranslate } from '../useTranslate.ts';
import { chosenEntry, useChosenPricelists } from '../listing/useChosenPricelists.ts';
import { useAddToCart } from './useAddToCart.ts';

/** What a retailer wants of a product. */
interface Wish {
  product: WireProductCard;
  /** Id of the variation that is shown. */
  shown?: string;
  /** Units that were typed beside the product. Their variations are added without a question. */
  units?: UnitsBySize;
  onAdded?: () => void;
}

const wantedOf = ({ product, units = {} }: Wish): number[] => {
  const typed = Object.keys(units).map(Number);
  const [only, ...more] = product.variations;
  if (typed.length > 0) return typed;
  return only && more.length === 0 ? [only.id] : [];
};

/**
 * Adding a product: one variation goes at once (S-076), several are chosen from first (S-077). Units typed beside the product go at once too.
 * Without a price list for its brand, the retailer chooses one before anything is added (V-047). Gives the action, for retailers alone, and
 * the dialogs it needs.
 */
export const useAddProduct = () => {
  const intl = useIntl();
  const t = useTranslate();
  const { queries } = useServices();
  const { user } = useSession();
  const { add, busy, problem, forget } = useAddToCart();
  /** Stays while a dialog closes, which would otherwise go empty. */
  const [wish, setWish] = useState<Wish | null>(null);
  const [asking, setAsking] = useState<'pricelist' | 'variations' | null>(null);
  const { chosenFor, choose } = useChosenPricelists();
  const product = wish?.product;
  const { data: stocked } = useQuery({
    ...queries.products.variations(product?.id ?? 0),
    enabled: asking === 'variations',
  });

  const put = (wanted: Wish, pricelist: number, variations: number[], units: UnitsBySize = {}): void =>
    add(
      { variations, pricelist, sizes: toSizeUnits(units) },
      { onSuccess: () => wanted.onAdded?.(), onSettled: () => setAsking(null) },
    );
  const goOn = (wanted: Wish, pricelist: number | undefined): void => {
    if (pricelist === undefined) return setAsking('pricelist');
    const variations = wantedOf(wanted);
    if (variations.length === 0) return setAsking('variations');
    setAsking(null);
    put(wanted, pricelist, variations, wanted.units);
  };
  const pricelistOf = (wanted: WireProductCard) => chosenEntry(wanted, chosenFor)?.pricelist.id;
  const start = (wanted: Wish): void => {
    forget();
    setWish(wanted);
    goOn(wanted, pricelistOf(wanted.product));
  };

  const dialogs = (
    <>
      <VariationDialog
        open={asking === 'variations'}
        variations={product ? toColours(product.variations) : []}
        busy={busy}
        product={product?.name}
        chosen={wish?.shown === undefined ? [] : [wish.shown]}
        sizes={product?.sizes.map(({ name }) => name)}
        left={toStock(stocked?.data ?? [])}
        onAdd={({ ids, units }) => {
          const pricelist = product && pricelistOf(product);
          if (wish && pricelist) put(wish, pricelist, ids.map(Number), units);
        }}
        onClose={() => setAsking(null)}
        labels={variationDialogLabels(intl)}
      />
      <PricelistDialog
        open={asking === 'pricelist'}
        pricelists={(product?.pricelists ?? []).map(({ pricelist: { id, name } }) => ({ id: String(id), name }))}
        onChoose={({ id }) => {
          if (!wish) return;
          choose(wish.product.seller_slug, Number(id));
          goOn(wish, Number(id));
        }}
        onClose={() => setAsking(null)}
        labels={{ ...pricelistDialogLabels(intl), text: t('product.pricelist.required') }}
      />
    </>
  );
  const notice = problem && (
    <Banner tone="caution" onClose={forget} closeLabel={t('app.close')}>
      {problem}
    </Banner>
  );
  return { onAdd: user?.entity_stype === 'buyer' ? start : undefined, busy, dialogs, notice, product };
};
