import { useId } from 'react';
import { Button as Trigger, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { Icon, VisuallyHidden } from '../../foundation/index.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import { Button } from '../Button/index.ts';
import { ListStatusLine, comingAria } from '../ListNote/index.ts';
import type { ComingList } from '../ListNote/index.ts';
import * as css from './MultiSelect.css.ts';

export interface Choice {
  id: string;
  label: string;
}

export interface MultiSelectProps extends ComingList {
  /** A short name in capitals, e.g. 'SEGMENTS'. */
  label: string;
  options: Choice[];
  /** Ids of the chosen options. */
  value: string[];
  onChange: (choice: { ids: string[] }) => void;
  /** Shown in the list if there is nothing to choose. */
  empty: string;
  /** How many are chosen, for who cannot see the number, e.g. "2 selected". */
  count: (values: { count: number }) => string;
  /** In a form, the name by which the button takes the focus. */
  name?: string;
  /** Ids of what describes the button, such as an error. */
  describedBy?: string;
}

const optionOf = ({ id, label }: Choice) => (
  <ListBoxItem id={id} textValue={label} className={css.option}>
    {({ isSelected }) => (
      <>
        <span className={css.box} data-checked={isSelected || undefined}>
          {isSelected && <Icon name="check" size="sm" />}
        </span>
        {label}
      </>
    )}
  </ListBoxItem>
);

type ListProps = Pick<MultiSelectProps, 'options' | 'empty' | 'status' | 'onRetry' | 'labels'>;

/** Not while the list is closed: what is in it is then drawn once in a document without a window, where nothing has a focus. */
const takeFocus = (button: HTMLButtonElement | null) => {
  if (button?.ownerDocument.defaultView) button.focus();
};

/** Beside the options, not among them: it is nothing to tick. Alone in the list it has the focus. */
const Retry = ({ alone, onRetry, labels }: Pick<ListProps, 'onRetry' | 'labels'> & { alone: boolean }) =>
  onRetry && labels ? (
    <div className={css.retry}>
      <Button ref={alone ? takeFocus : undefined} size="sm" variant="secondary" icon="refresh" onPress={onRetry}>
        {labels.retry}
      </Button>
    </div>
  ) : null;

const List = ({ options, empty, status = 'ready', onRetry, labels }: ListProps) => {
  const id = useId();
  const aria = comingAria(id, status);
  const filled = options.length > 0;
  return (
    <>
      <ListStatusLine {...{ id, status, labels }} />
      {status === 'error' ? <Retry alone={!filled} {...{ onRetry, labels }} /> : null}
      {status === 'error' && !filled ? null : (
        <ListBox
          // What comes instead of what had the focus gets it: a list made again takes it.
          key={filled ? 'options' : status}
          className={css.list}
          items={options}
          renderEmptyState={status === 'ready' ? () => <p className={css.empty}>{empty}</p> : undefined}
          render={(props) => <div {...props} {...aria} />}
        >
          {optionOf}
        </ListBox>
      )}
    </>
  );
};

/** A filter that drops down a list of checkboxes and says how many are ticked. It stays open while one chooses. */
export function MultiSelect({ label, value, onChange, count, name, describedBy, ...list }: MultiSelectProps) {
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
        <Trigger
          name={name}
          aria-describedby={describedBy}
          className={css.trigger}
          data-chosen={value.length > 0 || undefined}
        >
          <Label className={css.label}>{label}</Label>
          {value.length > 0 && <span className={css.count} data-count={value.length} aria-hidden />}
          <SelectValue>
            {() => value.length > 0 && <VisuallyHidden>{count({ count: value.length })}</VisuallyHidden>}
          </SelectValue>
          <Icon name="chevron-down" size="sm" />
        </Trigger>
        <Popover className={css.popover} placement="bottom start" offset={4}>
          <List {...list} />
        </Popover>
      </Select>
    </AriaLocale>
  );
}
