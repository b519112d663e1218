import { Banner } from '@vitrine/ui/components/Banner';
import { PricelistDialog } from '@vitrine/ui/commerce/catalogue/PricelistDialog';
import { VariationDialog } from '@vitrine/ui/commerce/catalogue/VariationDialog';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pricelistDialogLabels, variationDialogLabels } from '../../../shared/mappers/labels/product.ts';
import { toColours } from '../../mappers/product.ts';
import { toSizeUnits, type UnitsBySize } from '../../mappers/sizeUnits.ts';
import type { WireProductCard } from '../../../shared/mappers/wire.ts';
import { useSession } from '../../../shared/queries/services.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useChoosePricelist } from '../listing/useChoosePricelist.ts';
import { chosenEntry, useChosenPricelists } from '../listing/useChosenPricelists.ts';
import { changedUnitsOf, useAddToCart } from './useAddToCart.ts';
import { useUnits } from './useUnits.ts';

/** What a retailer wants of a product. */
interface Wish {
  product: WireProductCard;
  /** Id of the variation that is shown. */
  shown?: string;
  /** Units that were typed beside the product. Their variations are added without a question. */
  units?: UnitsBySize;
  /** What the cart held of those sizes, as the reader saw it. */
  seen?: UnitsBySize;
  /** Gets the units of sizes that somebody else has changed; then nothing was added. */
  onChanged?: (current: UnitsBySize) => void;
  onAdded?: () => void;
}

const wantedOf = ({ product, units = {} }: Wish): number[] => {
  const typed = Object.keys(units).map(Number);
  const [only, ...more] = product.variations;
  if (typed.length > 0) return typed;
  return only && more.length === 0 ? [only.id] : [];
};

interface ChooseVariationsProps {
  open: boolean;
  wish: Wish;
  pricelist: number | undefined;
  busy: boolean;
  notice: ReactNode;
  onAdd: (wanted: Wish, variations: number[]) => void;
  onClose: () => void;
}

/** Which variations go into the cart, and how many units of their sizes: the fields begin with what the cart holds. */
function ChooseVariations({ open, wish, pricelist, busy, notice, onAdd, onClose }: ChooseVariationsProps) {
  const { product, shown } = wish;
  const { typed, seen, units, left, onChange, onChanged } = useUnits(product, { pricelist, enabled: open });
  const add = (ids: string[]): void => {
    const chosen = Object.fromEntries(Object.entries(typed).filter(([id]) => ids.includes(id)));
    onAdd({ ...wish, units: chosen, seen, onChanged }, ids.map(Number));
  };
  return (
    <VariationDialog
      open={open}
      variations={toColours(product.variations)}
      busy={busy}
      product={product.name}
      chosen={shown === undefined ? [] : [shown]}
      sizes={product.sizes.map(({ name }) => name)}
      units={units}
      onChange={onChange}
      left={left}
      notice={notice}
      onAdd={({ ids }) => add(ids)}
      onClose={onClose}
      labels={variationDialogLabels(useIntl())}
    />
  );
}

/**
 * Adding a product: one variation goes at once (S-076), several are chosen from first (S-077). Units typed beside the product go at once too.
 * Without a price list for its brand, the retailer chooses one before anything is added (V-047). Gives the action, for retailers alone, and
 * the dialogs it needs.
 */
export const useAddProduct = () => {
  const intl = useIntl();
  const t = useTranslate();
  const { user } = useSession();
  const { add, busy, problem, forget } = useAddToCart();
  /** Stays while a dialog closes, which would otherwise go empty. */
  const [wish, setWish] = useState<Wish | null>(null);
  const [asking, setAsking] = useState<'pricelist' | 'variations' | null>(null);
  /** Counts the wishes: nothing typed for one is left for the next. */
  const [turn, setTurn] = useState(0);
  const { chosenFor, whenKnown } = useChosenPricelists();
  const { choose } = useChoosePricelist();
  const product = wish?.product;

  const put = (wanted: Wish, pricelist: number, variations: number[]): void =>
    add(
      { variations, pricelist, sizes: toSizeUnits(wanted.units ?? {}, wanted.seen) },
      {
        onSuccess: () => wanted.onAdded?.(),
        onError: (error) => {
          const current = changedUnitsOf(error);
          if (current) wanted.onChanged?.(current);
        },
        // Units that somebody else has changed are looked at again where they were typed.
        onSettled: (_, error) => (changedUnitsOf(error) ? undefined : setAsking(null)),
      },
    );
  const goOn = (wanted: Wish, pricelist: number | undefined): void => {
    if (pricelist === undefined) return setAsking('pricelist');
    const variations = wantedOf(wanted);
    if (variations.length === 0) return setAsking('variations');
    setAsking(null);
    put(wanted, pricelist, variations);
  };
  const pricelistOf = (wanted: WireProductCard) => chosenEntry(wanted, chosenFor)?.pricelist.id;
  const start = (wanted: Wish): void => {
    forget();
    setWish(wanted);
    setTurn(turn + 1);
    whenKnown(wanted.product.seller_slug, (known) => goOn(wanted, chosenEntry(wanted.product, known)?.pricelist.id));
  };

  const notice = problem && (
    <Banner tone="caution" onClose={forget} closeLabel={t('app.close')}>
      {problem}
    </Banner>
  );
  const dialogs = (
    <>
      {wish && (
        <ChooseVariations
          key={turn}
          open={asking === 'variations'}
          wish={wish}
          pricelist={pricelistOf(wish.product)}
          busy={busy}
          notice={notice}
          onAdd={(wanted, variations) => {
            const pricelist = pricelistOf(wanted.product);
            if (pricelist !== undefined) put(wanted, pricelist, variations);
          }}
          onClose={() => setAsking(null)}
        />
      )}
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
  return {
    onAdd: user?.entity_stype === 'buyer' ? start : undefined,
    busy,
    dialogs,
    notice: asking === null && notice,
    product,
  };
};
