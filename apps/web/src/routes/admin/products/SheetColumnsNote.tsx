import { Button } from '@vitrine/ui/components/Button';
import { columnTitle } from '@vitrine/ui/components/ColumnMapping';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../connected/useTranslate.ts';
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
    <Stack space="xs">
      <Text size="sm">{t(`import.layout.${state}`)}</Text>
      <Text size="sm" tone="muted">
        {said.join(' · ')}
      </Text>
      <Inline space="xs">
        <Button variant="quiet" size="sm" onPress={onChange}>
          {t('import.layout.change')}
        </Button>
        {id !== null && (
          <Button variant="quiet" size="sm" onPress={onForget}>
            {t('import.layout.forget')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
