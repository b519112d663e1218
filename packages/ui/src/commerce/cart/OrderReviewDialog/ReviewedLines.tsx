import { Heading, Text } from '../../../foundation/index.ts';
import { LimitMeter } from '../LimitMeter/index.ts';
import type { OrderReviewDialogProps, ReviewedLine } from './types.ts';
import * as css from './OrderReviewDialog.css.ts';

function Line({ line, labels }: { line: ReviewedLine } & Pick<OrderReviewDialogProps, 'labels'>) {
  return (
    <li className={css.line}>
      <span className={css.product}>
        <Text as="span" weight="strong">
          {line.name}
        </Text>
        <Text as="span" size="xs" tone="muted">
          {labels.reference({ code: line.reference })}
        </Text>
        {line.rows.map((row) => (
          <Text as="span" size="sm" key={row.id}>
            {row.colour}: {row.sizes}
          </Text>
        ))}
      </span>
      <span className={css.figures}>
        <span>{line.units}</span>
        <span>{line.total}</span>
      </span>
      {line.limits && (
        <div className={css.limits}>
          <LimitMeter {...line.limits} compact />
        </div>
      )}
    </li>
  );
}

/** What is ordered, collection by collection. */
export function ReviewedLines({ collections, labels }: Pick<OrderReviewDialogProps, 'collections' | 'labels'>) {
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
          <Line key={line.id} line={line} labels={labels} />
        ))}
      </ul>
    </section>
  ));
}
