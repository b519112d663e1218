import { Banner } from '@vitrine/ui/components/Banner';
import { PricelistDialog } from '@vitrine/ui/commerce/catalogue/PricelistDialog';
import { VariationDialog } from '@vitrine/ui/commerce/catalogue/VariationDialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pricelistDialogLabels, variationDialogLabels } from '../../mappers/labels/product.ts';
import { toColours } from '../../mappers/product.ts';
import type { WireProductCard } from '../../mappers/wire.ts';
import { useSession } from '../../queries/services.ts';
import { useTranslate } from '../useTranslate.ts';
import { chosenEntry, useChosenPricelists } from '../listing/useChosenPricelists.ts';
import { useAddToCart } from './useAddToCart.ts';

/**
 * Adding a product: one variation goes at once (S-076), several are chosen from first (S-077). Without a price list for its brand, the
 * retailer chooses one before anything is added (V-047). Gives the action, for retailers alone, and the dialogs it needs.
 */
export const useAddProduct = () => {
  const intl = useIntl();
  const t = useTranslate();
  const { user } = useSession();
  const { add, busy, problem, forget } = useAddToCart();
  /** Stays while the dialog takes its leave, which would otherwise go empty. */
  const [product, setProduct] = useState<WireProductCard | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isBuyer = user?.entity_stype === 'buyer';
  const { chosenFor, choose } = useChosenPricelists();

  const put = (wanted: WireProductCard | null, variations: number[]): void => {
    const pricelist = wanted && chosenEntry(wanted, chosenFor)?.pricelist.id;
    if (pricelist) add({ variations, pricelist }, { onSettled: () => setChoosing(false) });
  };
  const start = (wanted: WireProductCard): void => {
    forget();
    setProduct(wanted);
    if (!chosenEntry(wanted, chosenFor)) return setAsking(true);
    const [only, ...more] = wanted.variations;
    if (only && more.length === 0) put(wanted, [only.id]);
    else setChoosing(true);
  };

  const dialogs = (
    <>
      <VariationDialog
        open={isChoosing}
        variations={product ? toColours(product.variations) : []}
        busy={busy}
        onAdd={({ ids }) => put(product, ids.map(Number))}
        onClose={() => setChoosing(false)}
        labels={variationDialogLabels(intl)}
      />
      <PricelistDialog
        open={isAsking}
        pricelists={(product?.pricelists ?? []).map(({ pricelist: { id, name } }) => ({ id: String(id), name }))}
        onChoose={({ id }) => {
          if (product) choose(product.seller_slug, Number(id));
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
        labels={{ ...pricelistDialogLabels(intl), text: t('product.pricelist.required') }}
      />
    </>
  );
  const notice = problem && (
    <Banner tone="caution" onClose={forget} closeLabel={t('app.close')}>
      {problem}
    </Banner>
  );
  return { onAdd: isBuyer ? start : undefined, busy, dialogs, notice };
};
