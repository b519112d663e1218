import { ColumnsNote, columnTitle } from '../../../components/ColumnMapping/index.ts';
import type { ImportLabels } from './labels.ts';
import type { ImportColumn, ImportLayout } from './types.ts';

interface LayoutNoteProps {
  layout: ImportLayout;
  onChange?: () => void;
  onForget?: () => void;
  labels: ImportLabels['layout'];
}

/** Which column was read as what, such as `Reference: Style`. */
const summaryOf = (columns: readonly ImportColumn[], labels: ImportLabels['layout']): string[] => {
  const nameOf = (column: ImportColumn): string => columnTitle(column, labels);
  const single = (['gtin', 'reference', 'colour', 'size', 'quantity'] as const).flatMap((use) => {
    const found = columns.find((each) => each.use === use);
    return found ? [`${labels.use[use]}: ${nameOf(found)}`] : [];
  });
  const sizes = columns.filter(({ use }) => use === 'sizeQuantity').map(nameOf);
  return sizes.length === 0 ? single : [...single, `${labels.sizes}: ${sizes.join(', ')}`];
};

/** How the columns of a sheet that is not ours were read, to be changed or forgotten. */
export function LayoutNote({ layout, onChange, onForget, labels }: LayoutNoteProps) {
  return (
    <ColumnsNote
      summary={summaryOf(layout.columns, labels)}
      onChange={onChange}
      onForget={layout.state === 'read' ? undefined : onForget}
      labels={labels}
    >
      {labels[layout.state]}
    </ColumnsNote>
  );
}
