import { Button } from '../../../components/Button/index.ts';
import { Heading, Text } from '../../../foundation/index.ts';
import type { CartSummaryLabels, ClosedCartLinks } from './types.ts';
import * as css from './CartSummary.css.ts';

/** Thanks, and where to go from here. */
export function ClosedCart({ orderHref, invoiceHref, labels }: ClosedCartLinks & { labels: CartSummaryLabels }) {
  return (
    <div role="status" className={css.thanks}>
      <Heading level={3} size="sm">
        {labels.thanksTitle}
      </Heading>
      <Text size="sm">{labels.thanks}</Text>
      {invoiceHref && (
        <Button caps stretch href={invoiceHref} external>
          {labels.viewInvoice}
        </Button>
      )}
      <Button caps stretch variant={invoiceHref ? 'secondary' : 'primary'} href={orderHref}>
        {labels.viewOrder}
      </Button>
    </div>
  );
}
