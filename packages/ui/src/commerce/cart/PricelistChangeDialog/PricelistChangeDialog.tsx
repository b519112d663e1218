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
  /** Products that the price list does not carry: they leave the cart with the change (D-100). */
  dropped: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
  labels: PricelistChangeLabels;
}

export interface PricelistChangeLabels {
  title: string;
  /** Says what changes. */
  warning: (words: { pricelist: string }) => string;
  confirm: string;
  cancel: string;
  close: string;
  dropped: (words: { count: number }) => string;
}

function Dropped({ dropped, labels }: Pick<PricelistChangeDialogProps, 'dropped' | 'labels'>) {
  return (
    <>
      <Text>{labels.dropped({ count: dropped.length })}</Text>
      {dropped.length > 0 && (
        <ul>
          {dropped.map((name) => (
            <Text as="li" key={name} weight="strong">
              {name}
            </Text>
          ))}
        </ul>
      )}
    </>
  );
}

/** Asks before the price list of a cart changes, and names what leaves the cart with it (M-36, S-092, D-100). */
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
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="alert"
      size="sm"
      title={labels.title}
      closeLabel={labels.close}
      footer={<ConfirmButtons {...{ labels, busy, onConfirm }} danger={dropped.length > 0} onCancel={onClose} />}
    >
      <Stack space="sm">
        <Text>{labels.warning({ pricelist })}</Text>
        <Dropped dropped={dropped} labels={labels} />
        {error && (
          <div role="alert">
            <Text tone="critical">{error}</Text>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
