import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { Heading, Stack, Text } from '../../../foundation/index.ts';
import type { ImportLabels } from './labels.ts';
import { RowTable } from './RowTable.tsx';
import type { ImportStep } from './types.ts';

interface Worded {
  labels: ImportLabels;
}
type At<Name extends ImportStep['at']> = Extract<ImportStep, { at: Name }>;

/** What the check found wrong, by kind, line by line (M-33, S-094, X-051, X-052, X-053). */
export function ProblemsStep({ problems, columns, labels }: At<'problems'> & Worded & { columns: ReactNode }) {
  return (
    <Stack space="lg">
      <Banner tone="critical">{labels.problems.intro}</Banner>
      {columns}
      {problems.map(({ kind, rows }) => {
        const { title, text } = labels.problems[kind];
        return (
          <Stack key={kind} as="section" space="xs">
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <Text size="sm" tone="muted">
              {text}
            </Text>
            <RowTable name={title} rows={rows} labels={labels} />
          </Stack>
        );
      })}
    </Stack>
  );
}

/** The cart as it is now, and what of the sheet is not in it (M-34, X-057). */
export function DoneStep({ outcome, products, units, changes, rows, labels }: At<'done'> & Worded) {
  return (
    <Stack space="md">
      <Banner tone="positive">{labels.done({ outcome })}</Banner>
      <Text tabular>
        {changes === undefined ? labels.counts({ products, units }) : labels.changes({ changes, products })}
      </Text>
      {rows.length > 0 && (
        <>
          <Text weight="strong">{labels.left({ count: rows.length })}</Text>
          <RowTable name={labels.left({ count: rows.length })} rows={rows} labels={labels} />
        </>
      )}
    </Stack>
  );
}
