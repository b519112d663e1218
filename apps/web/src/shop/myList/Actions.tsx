import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Switch } from '@vitrine/ui/components/Switch';
import { PricelistDialog } from '@vitrine/ui/commerce/catalogue/PricelistDialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddToCart } from '../connected/cart/useAddToCart.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { pricelistDialogLabels } from '../../shared/mappers/labels/product.ts';
import { useSession } from '../../shared/queries/services.ts';
import { DownloadPdf } from './DownloadPdf.tsx';
import type { Sheet } from './useSheet.ts';

interface ActionsProps {
  sheet: Sheet;
  selected: ReadonlySet<string>;
  onAdded: () => void;
}

/** The selected products that can be ordered. */
const orderable = ({ products, rows }: Sheet, selected: ReadonlySet<string>): Sheet['products'] => {
  const shown = new Set(rows.filter(({ id, outOfStock }) => selected.has(id) && !outOfStock).map(({ id }) => id));
  return products.filter(({ id }) => shown.has(String(id)));
};

/** Puts the selected products into the cart, if wanted with one unit of each size. For retailers alone. */
export function Actions({ sheet, selected, onAdded }: ActionsProps) {
  const intl = useIntl();
  const t = useTranslate();
  const { user } = useSession();
  const { add, busy, problem, forget } = useAddToCart();
  /** What waits for a price list. A file is opened by a press alone. */
  const [asking, setAsking] = useState<'add' | 'file' | null>(null);
  const [withOneUnit, setWithOneUnit] = useState(false);
  if (user?.entity_stype !== 'buyer') return null;
  const chosen = orderable(sheet, selected);
  const variations = chosen.flatMap((product) => product.variations.map(({ id }) => id));
  const addIn = (pricelist: number): void =>
    add({ variations, pricelist, quantity: withOneUnit ? 1 : undefined }, { onSuccess: onAdded });
  const start = (): void => {
    forget();
    if (sheet.pricelist === null) setAsking('add');
    else addIn(sheet.pricelist);
  };
  return (
    <>
      {user.allow_auto_add_one_unit_cart && (
        <Switch
          label={t('lineSheet.autofill')}
          checked={withOneUnit}
          onChange={({ checked }) => setWithOneUnit(checked)}
        />
      )}
      <Button busy={busy} disabled={variations.length === 0} onPress={start}>
        {t('lineSheet.add')}
      </Button>
      <DownloadPdf
        products={chosen.map(({ id }) => id)}
        variations={variations}
        pricelist={sheet.pricelist}
        onNeedsPricelist={() => setAsking('file')}
      />
      {problem && (
        <Banner tone="caution" onClose={forget} closeLabel={t('app.close')}>
          {problem}
        </Banner>
      )}
      <PricelistDialog
        open={asking !== null}
        pricelists={(sheet.meta?.pricelists ?? []).map(({ id, name }) => ({ id: String(id), name }))}
        onChoose={({ id }) => {
          sheet.choosePricelist(id);
          setAsking(null);
          if (asking === 'add') addIn(Number(id));
        }}
        onClose={() => setAsking(null)}
        labels={{ ...pricelistDialogLabels(intl), text: t('product.pricelist.required') }}
      />
    </>
  );
}
