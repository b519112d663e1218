import { useMemo, useState } from 'react';
import { Button } from '../../../../components/Button/index.ts';
import { Dialog } from '../../../../components/Dialog/index.ts';
import { Switch } from '../../../../components/Switch/index.ts';
import { Stack, Text } from '../../../../foundation/index.ts';
import type { QuantityLabels } from '../labels.ts';
import type { NumberSigns } from '../model/number.ts';
import { type PastePlan, planPaste, wishesOf } from '../model/paste.ts';
import type { Matrix } from '../model/quantities.ts';
import type { CartGridRow, CartGridSize, QuantityWish } from '../types.ts';
import type { PasteOffer } from '../useCartGrid.ts';
import { PlacedCells } from './PlacedCells.tsx';
import { UnplacedCells } from './UnplacedCells.tsx';

interface PastePreviewProps {
  offer: PasteOffer;
  productName: string;
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  matrix: Matrix;
  signs: NumberSigns;
  labels: QuantityLabels;
  format: (units: number) => string;
  onPaste: (event: { wishes: QuantityWish[] }) => void;
  onClose: () => void;
}

const countsOf = ({ placed }: PastePlan) => ({
  changes: placed.filter(({ before, after }) => before !== after).length,
  same: placed.filter(({ before, after }) => before === after).length,
  cut: placed.filter(({ wanted, after }) => wanted > after).length,
});

/** What a block on the clipboard would do, before it does it: which cells change, what stock cuts short, what finds no place and why. */
export function PastePreview(props: PastePreviewProps) {
  const { offer, productName, matrix, signs, labels, onPaste, onClose } = props;
  const [byName, setByName] = useState(true);
  const plan = useMemo(
    () => planPaste(matrix, offer.block, offer.over, byName ? offer.heads : null, signs),
    [matrix, offer, byName, signs],
  );
  const counts = countsOf(plan);
  const paste = () => {
    onPaste({ wishes: wishesOf(plan) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={labels.paste.title({ product: productName })}
      closeLabel={labels.paste.cancel}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {labels.paste.cancel}
          </Button>
          <Button ref={takeFocus} disabled={counts.changes === 0} onPress={paste}>
            {labels.paste.apply({ changes: counts.changes })}
          </Button>
        </>
      }
    >
      <Stack space="md">
        <div role="status">
          <Text>{labels.paste.summary(counts)}</Text>
        </div>
        {offer.heads && (
          <Switch label={labels.paste.byName} checked={byName} onChange={({ checked }) => setByName(checked)} />
        )}
        <PlacedCells {...props} plan={plan} />
        <UnplacedCells unplaced={plan.unplaced} labels={labels.paste} />
      </Stack>
    </Dialog>
  );
}

/** Enter pastes at once, for anyone who trusts the clipboard. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
