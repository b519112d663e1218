import { Banner } from '../../../components/Banner/index.ts';
import { ConfirmButtons } from '../../../components/Dialog/ConfirmButtons.tsx';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Stack, Text } from '../../../foundation/index.ts';
import { ReviewedLines } from './ReviewedLines.tsx';
import type { OrderReviewDialogProps } from './types.ts';
import * as css from './OrderReviewDialog.css.ts';

function Sum({ units, total, labels }: OrderReviewDialogProps) {
  return (
    <p className={css.sum}>
      <span>{labels.total}</span>
      <span>{units}</span>
      <span data-part="total">{total}</span>
    </p>
  );
}

function Facts({ message, addresses, labels }: OrderReviewDialogProps) {
  const facts = [
    [labels.billing, addresses.billing ?? labels.noAddress],
    [labels.shipping, addresses.shipping ?? labels.noAddress],
    [labels.message, message],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The order as it will be sent: lines, limits, addresses and totals. Nothing is sent before the buyer confirms. */
export function OrderReviewDialog(props: OrderReviewDialogProps) {
  const { open, onClose, onSend, brand, details, leftOut = [], limits, addresses, busy, error, labels } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={labels.title({ brand })}
      closeLabel={labels.close}
      footer={<ConfirmButtons labels={labels} busy={busy} onConfirm={onSend} onCancel={onClose} />}
    >
      <div data-component="OrderReviewDialog">
        <Stack space="md">
          <Text size="sm" tone="muted">
            {details}
          </Text>
          {error && <Banner tone="critical">{error}</Banner>}
          <ReviewedLines collections={props.collections} format={props.format} labels={labels} />
          {leftOut.length > 0 && (
            <Banner tone="caution" title={labels.leftOut({ count: leftOut.length })}>
              <ul className={css.leftOut}>
                {leftOut.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </Banner>
          )}
          {limits}
          <Sum {...props} />
          <Facts {...props} />
          {(addresses.billing ?? addresses.shipping) && (
            <Text size="sm" tone="muted">
              {labels.hint}
            </Text>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
