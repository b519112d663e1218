import { ColumnsNote, columnTitle } from '@vitrine/ui/components/ColumnMapping';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { SheetLayout } from './SheetColumns.tsx';

interface SheetColumnsNoteProps {
  layout: SheetLayout;
  onChange: () => void;
  onForget: () => void;
}

/** How the columns of a brand's own sheet were read, to be changed or forgotten. */
export function SheetColumnsNote({ layout, onChange, onForget }: SheetColumnsNoteProps) {
  const t = useTranslate();
  const { columns, uses, state, id } = layout;
  const nameOf = (column: SheetLayout['columns'][number]): string =>
    columnTitle(column, { column: (words) => t('import.layout.column', words) });
  const said = uses.flatMap(({ use, label }) => {
    const names = columns.filter((column) => column.use === use).map(nameOf);
    return names.length === 0 ? [] : [`${label}: ${names.join(', ')}`];
  });
  return (
    <ColumnsNote
      summary={said}
      onChange={onChange}
      onForget={id === null ? undefined : onForget}
      labels={{ change: t('import.layout.change'), forget: t('import.layout.forget') }}
    >
      {t(`import.layout.${state}`)}
    </ColumnsNote>
  );
}
