import { Text } from '../../foundation/index.ts';
import { Select } from '../Select/index.ts';
import { columnTitle } from './columnTitle.ts';
import * as css from './ColumnMapping.css.ts';

/** A column of a sheet that somebody else laid out. */
export interface MappedColumn<Use extends string = string> {
  /** Counts from 0. */
  column: number;
  /** As the sheet names it; empty where it does not. */
  name: string;
  /** Its first values. */
  samples: readonly string[];
  /** What it holds. */
  use: Use;
}

export interface ColumnMappingProps<Use extends string = string> {
  columns: readonly MappedColumn<Use>[];
  /** What a column may hold, with the words for it. */
  optionsOf: (column: MappedColumn<Use>) => readonly { value: Use; label: string }[];
  /** Called with the column and what it holds now. */
  onUse: (event: { column: number; use: Use }) => void;
  labels: {
    /** Names a column without a name. */
    column: (words: { letter: string }) => string;
    /** Names the choice of what a column holds. */
    holds: (words: { column: string }) => string;
  };
}

/** The columns of a sheet, each with its first values and a choice of what it holds. */
export function ColumnMapping<Use extends string>({ columns, optionsOf, onUse, labels }: ColumnMappingProps<Use>) {
  return (
    <ul data-component="ColumnMapping" className={css.columns}>
      {columns.map((each) => {
        const { column, samples, use } = each;
        const title = columnTitle(each, labels);
        const options = optionsOf(each);
        return (
          <li key={column} className={css.column}>
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
              options={options}
              onChange={({ value }) =>
                onUse({ column, use: options.find((option) => option.value === value)?.value ?? use })
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
