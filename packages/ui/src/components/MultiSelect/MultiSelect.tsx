import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { Icon, VisuallyHidden } from '../../foundation/index.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import * as css from './MultiSelect.css.ts';

export interface Choice {
  id: string;
  label: string;
}

export interface MultiSelectProps {
  /** A short name in capitals, e.g. 'SEGMENTS'. */
  label: string;
  options: Choice[];
  /** Ids of the chosen options. */
  value: string[];
  onChange: (choice: { ids: string[] }) => void;
  /** Stands in the list when there is nothing to choose. */
  empty: string;
  /** How many are chosen, for who cannot see the number, e.g. "2 selected". */
  count: (values: { count: number }) => string;
}

/** A filter that drops down a list of checkboxes and says how many are ticked. It stays open while one chooses. */
export function MultiSelect({ label, options, value, onChange, empty, count }: MultiSelectProps) {
  return (
    <AriaLocale>
      <Select
        selectionMode="multiple"
        allowsEmptyCollection
        value={value}
        onChange={(keys) => onChange({ ids: keys.map(String) })}
        className={css.root}
        data-component="MultiSelect"
      >
        <Button className={css.trigger} data-chosen={value.length > 0 || undefined}>
          <Label className={css.label}>{label}</Label>
          {value.length > 0 && <span className={css.count} data-count={value.length} aria-hidden />}
          <SelectValue>
            {() => value.length > 0 && <VisuallyHidden>{count({ count: value.length })}</VisuallyHidden>}
          </SelectValue>
          <Icon name="chevron-down" size="sm" />
        </Button>
        <Popover className={css.popover} placement="bottom start" offset={4}>
          <ListBox className={css.list} items={options} renderEmptyState={() => <p className={css.empty}>{empty}</p>}>
            {({ id, label: name }) => (
              <ListBoxItem id={id} textValue={name} className={css.option}>
                {({ isSelected }) => (
                  <>
                    <span className={css.box} data-checked={isSelected || undefined}>
                      {isSelected && <Icon name="check" size="sm" />}
                    </span>
                    {name}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Select>
    </AriaLocale>
  );
}
