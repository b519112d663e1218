import { Heading, Text } from '../../../foundation/index.ts';
import { OrderedUnits } from '../../order/OrderedUnits/index.ts';
import { LimitMeter } from '../LimitMeter/index.ts';
import type { OrderReviewDialogProps, ReviewedLine } from './types.ts';
import * as css from './OrderReviewDialog.css.ts';

type LinesProps = Pick<OrderReviewDialogProps, 'collections' | 'format' | 'labels'>;

function Line({ line, format, labels }: { line: ReviewedLine } & Omit<LinesProps, 'collections'>) {
  return (
    <li className={css.line}>
      <OrderedUnits
        product={{
          ...line,
          reference: [labels.reference({ code: line.reference }), line.delivery].filter(Boolean).join(' · '),
        }}
        figures={[line.units, line.total]}
        colour={labels.colour}
        format={format}
      />
      {line.limits && <LimitMeter {...line.limits} compact />}
    </li>
  );
}

/** What is ordered, collection by collection. */
export function ReviewedLines({ collections, ...words }: LinesProps) {
  return collections.map(({ id, name, windows, units, total, lines }) => (
    <section key={id} aria-label={name}>
      <div className={css.head}>
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <Text as="span" size="sm" tone="muted" tabular>
          {units} · {total}
        </Text>
      </div>
      {windows && (
        <Text size="xs" tone="muted">
          {windows}
        </Text>
      )}
      <ul className={css.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} {...words} />
        ))}
      </ul>
    </section>
  ));
}
