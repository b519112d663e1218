import { Banner } from '../../../components/Banner/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { Heading, Stack, Text } from '../../../foundation/index.ts';
import { letterOf } from './columns.ts';
import type { ImportLabels } from './labels.ts';
import type { ImportColumn, ImportUse } from './types.ts';
import * as css from './ImportWizard.css.ts';

interface ColumnsStepProps {
  file: string;
  columns: readonly ImportColumn[];
  problem?: string | null;
  onUse: (event: { column: number; use: ImportUse }) => void;
  labels: ImportLabels['layout'];
}

const uses = ['reference', 'colour', 'size', 'quantity', 'sizeQuantity', 'none'] as const;

function Column({
  column,
  name,
  samples,
  use,
  onUse,
  labels,
}: ImportColumn & Pick<ColumnsStepProps, 'onUse' | 'labels'>) {
  const title = name || labels.column({ letter: letterOf(column) });
  const offered = uses.filter((each) => each !== 'sizeQuantity' || name !== '');
  return (
    <li className={css.column}>
      <div>
        <Text weight="strong">{title}</Text>
        <Text size="sm" tone="muted">
          {samples.join(' · ')}
        </Text>
      </div>
      <Select
        hideLabel
        label={labels.holds({ column: title })}
        value={use}
        options={offered.map((value) => ({
          value,
          label: value === 'sizeQuantity' ? labels.use.sizeQuantity({ size: name }) : labels.use[value],
        }))}
        onChange={({ value }) => onUse({ column, use: uses.find((each) => each === value) ?? 'none' })}
      />
    </li>
  );
}

/** The columns of a sheet that is not ours, each with its first values: the buyer says what they hold. */
export function ColumnsStep({ file, columns, problem, onUse, labels }: ColumnsStepProps) {
  return (
    <Stack as="section" space="md">
      {problem && <Banner tone="critical">{problem}</Banner>}
      <Stack space="xs">
        <Heading level={3} size="sm">
          {labels.title({ file })}
        </Heading>
        <Text size="sm" tone="muted">
          {labels.text}
        </Text>
      </Stack>
      <ul className={css.columns}>
        {columns.map((column) => (
          <Column key={column.column} {...column} {...{ onUse, labels }} />
        ))}
      </ul>
    </Stack>
  );
}
