import { Button } from '../../../components/Button/index.ts';
import { ConfirmButtons } from '../../../components/Dialog/ConfirmButtons.tsx';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Stack, Text } from '../../../foundation/index.ts';

export interface PricelistChangeDialogProps {
  open: boolean;
  /** The price list asked for. */
  pricelist: string;
  busy?: boolean;
  /** What the server said, when it would not. */
  error?: string;
  /** Products that left the cart with the change (D-100); then there is nothing more to confirm. */
  dropped?: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
  labels: PricelistChangeLabels;
}

export interface PricelistChangeLabels {
  title: string;
  /** Warns that some products may be removed. */
  warning: (words: { pricelist: string }) => string;
  confirm: string;
  cancel: string;
  close: string;
  dropped: (words: { count: number }) => string;
}

function Dropped({ dropped, labels }: { dropped: readonly string[]; labels: PricelistChangeLabels }) {
  return (
    <Stack space="sm">
      <Text>{labels.dropped({ count: dropped.length })}</Text>
      <ul>
        {dropped.map((name) => (
          <Text as="li" key={name} weight="strong">
            {name}
          </Text>
        ))}
      </ul>
    </Stack>
  );
}

/** Asks before the price list of a cart changes, then says what left the cart (M-36, S-092). */
export function PricelistChangeDialog({
  open,
  pricelist,
  busy,
  error,
  dropped,
  onConfirm,
  onClose,
  labels,
}: PricelistChangeDialogProps) {
  const done = dropped !== undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="alert"
      size="sm"
      title={labels.title}
      closeLabel={labels.close}
      footer={
        done ? (
          <Button onPress={onClose}>{labels.close}</Button>
        ) : (
          <ConfirmButtons {...{ labels, busy, onConfirm }} onCancel={onClose} />
        )
      }
    >
      {done ? <Dropped dropped={dropped} labels={labels} /> : <Text>{labels.warning({ pricelist })}</Text>}
      {error && (
        <div role="alert">
          <Text tone="critical">{error}</Text>
        </div>
      )}
    </Dialog>
  );
}
