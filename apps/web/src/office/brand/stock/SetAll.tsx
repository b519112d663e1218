import { Button } from '@vitrine/ui/components/Button';
import type { CellEdit, DataGridColumn, GridActions } from '@vitrine/ui/components/DataGrid';
import { Menu } from '@vitrine/ui/components/Menu';
import { TextField } from '@vitrine/ui/components/TextField';
import { Inline } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { readUnits } from '../mappers/stockDraft.ts';

interface SetAllProps extends GridActions {
  columns: readonly DataGridColumn[];
}

/** Sets every cell that is shown, as one step that Undo takes back. */
export function SetAll({ rows, columns, write }: SetAllProps) {
  const t = useTranslate();
  const [text, setText] = useState<string | null>(null);
  const sizes = columns.filter(({ readOnly }) => !readOnly);
  const count = rows.length * sizes.length;
  const set = (value: string) => {
    setText(null);
    write(rows.flatMap(({ id }) => sizes.map((size): CellEdit => ({ row: id, column: size.id, text: value }))));
  };
  if (text === null)
    return (
      <Menu
        label={t('catalogue.stockGrid.setAll', { count })}
        entries={[
          { id: '0', label: t('catalogue.stockGrid.soldOut') },
          { id: '', label: t('catalogue.stock.noLimit') },
          { id: 'number', label: t('catalogue.stockGrid.number') },
        ]}
        onChoose={({ id }) => (id === 'number' ? setText('') : set(id))}
      />
    );
  const units = readUnits(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof units === 'number') set(String(units));
      }}
    >
      <Inline space="xs" align="center">
        <TextField
          label={t('catalogue.stockGrid.units')}
          hideLabel
          placeholder={t('catalogue.stockGrid.units')}
          inputMode="numeric"
          maxLength={12}
          value={text}
          onChange={({ value }) => setText(value)}
          tone={units === undefined ? 'critical' : undefined}
        />
        <Button type="submit" variant="secondary" disabled={typeof units !== 'number'}>
          {t('catalogue.stockGrid.set', { count })}
        </Button>
        <Button variant="quiet" onPress={() => setText(null)}>
          {t('catalogue.stockGrid.cancel')}
        </Button>
      </Inline>
    </form>
  );
}
