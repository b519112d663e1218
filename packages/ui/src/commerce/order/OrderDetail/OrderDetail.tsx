import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Spinner } from '../../../components/Spinner/index.ts';
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

interface TurnProps {
  side: 'previous' | 'next';
  href?: string;
  onPress?: () => void;
  busy: boolean;
  label: string;
}

/** A link to the neighbour, or the button that loads it. */
function Turn({ side, href, onPress, busy, label }: TurnProps) {
  const mark = busy ? <Spinner key="mark" size="sm" /> : <Mark key="mark">{side === 'next' ? '>>' : '<<'}</Mark>;
  const word = <Word key="word">{label}</Word>;
  const content = side === 'next' ? [word, mark] : [mark, word];
  if (href)
    return (
      <Link href={href} className={css.turn} aria-label={label}>
        {content}
      </Link>
    );
  if (!onPress) return null;
  return (
    <button
      type="button"
      className={css.turn}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
    >
      {content}
    </button>
  );
}

function Turns({ previousHref, nextHref, onPrevious, onNext, turning, labels }: OrderDetailProps) {
  return (
    <span className={css.turns}>
      <Turn
        side="previous"
        href={previousHref}
        onPress={onPrevious}
        busy={turning === 'previous'}
        label={labels.previous}
      />
      <Turn side="next" href={nextHref} onPress={onNext} busy={turning === 'next'} label={labels.next} />
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
          {groupLabel !== statusLabel && <Badge>{groupLabel}</Badge>}
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
