import { Button } from '../../../components/Button/index.ts';
import { columnTitle } from '../../../components/ColumnMapping/index.ts';
import { Inline, Stack, Text } from '../../../foundation/index.ts';
import type { ImportLabels } from './labels.ts';
import type { ImportColumn, ImportLayout } from './types.ts';
import * as css from './ImportWizard.css.ts';

interface LayoutNoteProps {
  layout: ImportLayout;
  onChange?: () => void;
  onForget?: () => void;
  labels: ImportLabels['layout'];
}

/** Which column was read as what, such as `Reference: Style`. */
const summaryOf = (columns: readonly ImportColumn[], labels: ImportLabels['layout']): string[] => {
  const nameOf = (column: ImportColumn): string => columnTitle(column, labels);
  const single = (['reference', 'colour', 'size', 'quantity'] as const).flatMap((use) => {
    const found = columns.find((each) => each.use === use);
    return found ? [`${labels.use[use]}: ${nameOf(found)}`] : [];
  });
  const sizes = columns.filter(({ use }) => use === 'sizeQuantity').map(nameOf);
  return sizes.length === 0 ? single : [...single, `${labels.sizes}: ${sizes.join(', ')}`];
};

/** How the columns of a sheet that is not ours were read, to be changed or forgotten. */
export function LayoutNote({ layout, onChange, onForget, labels }: LayoutNoteProps) {
  return (
    <Stack space="xs">
      <Text size="sm">{labels[layout.state]}</Text>
      <Text size="sm" tone="muted">
        {summaryOf(layout.columns, labels).join(' · ')}
      </Text>
      <div className={css.template}>
        <Inline space="xs">
          {onChange && (
            <Button variant="quiet" size="sm" onPress={onChange}>
              {labels.change}
            </Button>
          )}
          {onForget && layout.state !== 'read' && (
            <Button variant="quiet" size="sm" onPress={onForget}>
              {labels.forget}
            </Button>
          )}
        </Inline>
      </div>
    </Stack>
  );
}
