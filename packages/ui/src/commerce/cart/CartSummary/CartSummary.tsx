import { Button } from '../../../components/Button/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { Heading, Text } from '../../../foundation/index.ts';
import { ClosedCart } from './ClosedCart.tsx';
import type { CartSummaryProps } from './types.ts';
import * as css from './CartSummary.css.ts';

function Totals({ collections, units, total, labels }: CartSummaryProps) {
  return (
    <dl className={css.totals}>
      {collections.map((collection) => (
        <div key={collection.id} className={css.line}>
          <dt className={css.term}>
            {collection.name}
            <Text as="span" size="xs" tone="muted" tabular>
              {collection.units}
            </Text>
          </dt>
          <dd className={css.figure}>{collection.total}</dd>
        </div>
      ))}
      <div className={css.sum}>
        <dt className={css.term}>
          {labels.total}
          <Text as="span" size="xs" tone="muted" tabular>
            {units}
          </Text>
        </dt>
        <dd className={css.figure} data-part="total">
          {total}
        </dd>
      </div>
    </dl>
  );
}

function Sending({ onSend, busy, disabledReason, emptyError, message, onMessage, labels }: CartSummaryProps) {
  return (
    <div className={css.sending}>
      {onMessage && (
        <TextArea
          label={labels.message}
          hint={labels.messageHint}
          rows={2}
          maxLength={5000}
          value={message}
          onChange={({ value }) => onMessage({ message: value })}
        />
      )}
      {emptyError && (
        <p role="alert" className={css.error}>
          {emptyError}
        </p>
      )}
      <Button
        caps
        stretch
        size="lg"
        busy={busy}
        disabled={Boolean(disabledReason)}
        reason={disabledReason}
        onPress={onSend}
      >
        {labels.send}
      </Button>
    </div>
  );
}

/** Totals of the cart and the button to send it. A closed cart shows thanks and a link to the order. */
export function CartSummary(props: CartSummaryProps) {
  const { id, labels, limits, pricelists, pricelist, onPricelist, closed } = props;
  return (
    <aside
      id={id}
      data-component="CartSummary"
      aria-label={labels.title}
      className={css.summary}
      data-status={closed ? 'closed' : 'open'}
    >
      <Heading level={2} size="sm">
        {labels.title}
      </Heading>
      <Totals {...props} />
      {limits}
      {closed ? (
        <ClosedCart {...closed} labels={labels} />
      ) : (
        <>
          {pricelists.length > 0 && (
            <Select
              label={labels.pricelist}
              options={pricelists}
              value={pricelist}
              onChange={({ value: id }) => onPricelist?.({ id })}
            />
          )}
          <Sending {...props} />
        </>
      )}
    </aside>
  );
}
