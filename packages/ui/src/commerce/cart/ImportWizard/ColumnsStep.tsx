import { Banner } from '../../../components/Banner/index.ts';
import { ColumnMapping } from '../../../components/ColumnMapping/index.ts';
import { Heading, Stack, Text } from '../../../foundation/index.ts';
import type { ImportLabels } from './labels.ts';
import type { ImportColumn, ImportUse } from './types.ts';

interface ColumnsStepProps {
  file: string;
  columns: readonly ImportColumn[];
  problem?: string | null;
  onUse: (event: { column: number; use: ImportUse }) => void;
  labels: ImportLabels['layout'];
}

const uses = ['gtin', 'reference', 'colour', 'size', 'quantity', 'sizeQuantity', 'none'] as const;

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
      <ColumnMapping
        columns={columns}
        optionsOf={({ name }) =>
          uses
            .filter((use) => use !== 'sizeQuantity' || name !== '')
            .map((value) => ({
              value,
              label: value === 'sizeQuantity' ? labels.use.sizeQuantity({ size: name }) : labels.use[value],
            }))
        }
        onUse={onUse}
        labels={labels}
      />
    </Stack>
  );
}
