import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Heading, Text, Link, TextLink } from '../../../foundation/index.ts';
import { DownloadList } from '../../lineSheet/DownloadList/index.ts';
import { OrderStatusBadge } from '../OrderStatusBadge/index.ts';
import type { OrderDetailProps } from './types.ts';
import * as css from './OrderDetail.css.ts';

const Mark = ({ children }: { children: string }) => (
  <span aria-hidden className={css.mark}>
    {children}
  </span>
);

/** On a phone the marks alone; elsewhere the words beside them. */
const Word = ({ children }: { children: string }) => <span className={css.word}>{children}</span>;

function Turns({ previousHref, nextHref, labels }: OrderDetailProps) {
  return (
    <span className={css.turns}>
      {previousHref && (
        <Link href={previousHref} className={css.turn} aria-label={labels.previous}>
          <Mark>{'<<'}</Mark>
          <Word>{labels.previous}</Word>
        </Link>
      )}
      {nextHref && (
        <Link href={nextHref} className={css.turn} aria-label={labels.next}>
          <Word>{labels.next}</Word>
          <Mark>{'>>'}</Mark>
        </Link>
      )}
    </span>
  );
}

function Head(props: OrderDetailProps) {
  const { title, titleHref, greeting, status, statusLabel, statusHint, groupLabel, statusControl } = props;
  return (
    <header className={css.head}>
      <div className={css.titles}>
        <span className={css.states}>
          <OrderStatusBadge status={status} label={statusLabel} />
          <Badge>{groupLabel}</Badge>
        </span>
        <Heading level={2} size="lg">
          {titleHref ? (
            <TextLink tone="inherit" quiet href={titleHref}>
              {title}
            </TextLink>
          ) : (
            title
          )}
        </Heading>
        <Text tone="muted">{greeting}</Text>
        {statusHint && <Text weight="strong">{statusHint}</Text>}
      </div>
      <Turns {...props} />
      {statusControl && <div className={css.status}>{statusControl}</div>}
    </header>
  );
}

function Facts({ labels, progress, ...order }: OrderDetailProps) {
  const facts = [
    [labels.number, order.number],
    [labels.date, order.date],
    [labels.units, order.units],
    [labels.total, order.total],
    [labels.shipping, order.shipping],
    [labels.tracking, order.tracking],
    [labels.payment, progress?.payment],
    [labels.fulfilment, progress?.fulfilment],
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

function Actions({ payHref, invoiceHref, actions, downloads, labels }: OrderDetailProps) {
  return (
    <div className={css.actions}>
      {payHref && (
        <Button caps href={payHref} external>
          {labels.payNow}
        </Button>
      )}
      {invoiceHref && (
        <Button caps variant="secondary" href={invoiceHref} external>
          {labels.viewInvoice}
        </Button>
      )}
      {actions}
      <div className={css.papers}>
        <DownloadList downloads={downloads} labels={{ title: labels.downloads, open: labels.openFile }}>
          <Button size="sm" variant="quiet" icon="document" onPress={() => window.print()}>
            {labels.print}
          </Button>
        </DownloadList>
      </div>
    </div>
  );
}

/** One order: lines, addresses, payments, messages and history. Prints without its controls. */
export function OrderDetail(props: OrderDetailProps) {
  const { note, labels, children } = props;
  return (
    <article data-component="OrderDetail" className={css.detail}>
      <Head {...props} />
      <Facts {...props} />
      {note && (
        <div className={css.note}>
          <span className={css.term}>{labels.note}</span>
          <Text>{note}</Text>
        </div>
      )}
      <Actions {...props} />
      {children}
    </article>
  );
}
