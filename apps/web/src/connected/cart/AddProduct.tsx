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
import { useAddToCart } from './useAddToCart.ts';

interface Choice {
  id: number;
  name: string;
}

interface AddProductOptions {
  /** The price list in force; without one nothing can be added (V-047). */
  pricelist: number | null;
  pricelists: readonly Choice[];
  onPricelist: (id: string) => void;
}

/**
 * Adding a product: one variation goes at once (S-076), several are chosen from first (S-077), and no price list means
 * choosing one. Gives the action, for retailers alone, and the dialogs it needs.
 */
export const useAddProduct = ({ pricelist, pricelists, onPricelist }: AddProductOptions) => {
  const intl = useIntl();
  const t = useTranslate();
  const { user } = useSession();
  const { add, busy, problem, forget } = useAddToCart();
  /** Stays while the dialog takes its leave, which would otherwise go empty. */
  const [product, setProduct] = useState<WireProductCard | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isBuyer = user?.entity_stype === 'buyer';

  const put = (variations: number[]): void => {
    if (pricelist !== null) add({ variations, pricelist }, { onSettled: () => setChoosing(false) });
  };
  const start = (wanted: WireProductCard): void => {
    forget();
    if (pricelist === null) return setAsking(true);
    const [only, ...more] = wanted.variations;
    if (only && more.length === 0) put([only.id]);
    else {
      setProduct(wanted);
      setChoosing(true);
    }
  };

  const dialogs = (
    <>
      <VariationDialog
        open={isChoosing}
        variations={product ? toColours(product.variations) : []}
        busy={busy}
        onAdd={({ ids }) => put(ids.map(Number))}
        onClose={() => setChoosing(false)}
        labels={variationDialogLabels(intl)}
      />
      <PricelistDialog
        open={isAsking}
        pricelists={pricelists.map(({ id, name }) => ({ id: String(id), name }))}
        onChoose={({ id }) => {
          onPricelist(id);
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
