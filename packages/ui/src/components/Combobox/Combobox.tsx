import { useRef } from 'react';
import type { Ref } from 'react';
import { Button, ComboBox as AriaComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { Icon } from '../../foundation/index.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import { type AriaFieldProps, WordsAbove, WordsBelow } from '../Field/AriaField.tsx';
import { control, field, roomAtEnd } from '../Field/Field.css.ts';
import { ListNote } from '../ListNote/index.ts';
import type { ListStatus } from '../ListNote/index.ts';
import * as css from './Combobox.css.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second, quieter line; for a disabled option, why it cannot be chosen. */
  detail?: string;
  disabled?: boolean;
}

export interface ComboboxProps extends AriaFieldProps {
  options: ComboboxOption[];
  value?: string | null;
  defaultValue?: string;
  /** Null when the choice is emptied. */
  onChange?: (change: { value: string | null }) => void;
  /** With this the options are the answer to what is written, and are shown as they come; without, they are searched here. */
  onSearch?: (search: { text: string }) => void;
  /** Where the answer to the search stands. After an `error`, opening the list asks again. */
  status?: ListStatus;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  /** `open` names the button; the others stand in the list. */
  labels: { open: string; empty: string; loading: string; error: string };
  ref?: Ref<HTMLInputElement>;
}

/** The list hands a `value` of its own to what stands in it: an element, therefore, and not a component with one. */
const optionOf = ({ value, label, detail, disabled }: ComboboxOption) => (
  <ListBoxItem id={value} textValue={label} isDisabled={disabled} className={css.option}>
    {({ isSelected }) => (
      <>
        <span>{label}</span>
        {isSelected ? <Icon name="check" size="sm" /> : <span />}
        {detail ? <span className={css.detail}>{detail}</span> : null}
      </>
    )}
  </ListBoxItem>
);

type ListProps = Pick<ComboboxProps, 'labels'> & { status: ListStatus; filled: boolean };

const List = ({ status, filled, labels }: ListProps) => {
  const note = (
    <div role="status">
      <ListNote status={status}>{status === 'ready' ? labels.empty : labels[status]}</ListNote>
    </div>
  );
  return (
    <Popover className={css.popover} offset={8}>
      <ListBox<ComboboxOption>
        className={css.list}
        renderEmptyState={() => note}
        render={(props) => <div {...props} aria-busy={status === 'loading' || undefined} />}
      >
        {optionOf}
      </ListBox>
      {status !== 'ready' && filled ? note : null}
    </Popover>
  );
};

const withId = (option: ComboboxOption) => ({ ...option, id: option.value });

/** One of many, found by writing part of its name. */
export const Combobox = ({ label, hint, message, tone, required, labels, ref, ...props }: ComboboxProps) => {
  const { options, onSearch, onChange, status = 'ready' } = props;
  const items = options.map(withId);
  const written = useRef('');
  const search = (text: string) => {
    written.current = text;
    onSearch?.({ text });
  };
  return (
    <AriaLocale>
      <AriaComboBox
        {...(onSearch ? { items } : { defaultItems: items })}
        value={props.value}
        defaultValue={props.defaultValue}
        onChange={(key) => onChange?.({ value: key === null ? null : String(key) })}
        onInputChange={search}
        onOpenChange={(open) => open && status === 'error' && search(written.current)}
        name={props.name}
        isDisabled={props.disabled}
        isRequired={required}
        isInvalid={tone === 'critical'}
        validationBehavior="aria"
        allowsEmptyCollection
        menuTrigger="input"
        data-component="Combobox"
        className={field}
      >
        <WordsAbove {...{ label, hint, required }} />
        <span className={css.box}>
          <Input ref={ref} className={`${control} ${roomAtEnd}`} placeholder={props.placeholder} />
          <Button className={css.opener} aria-label={labels.open}>
            <Icon name="chevron-down" size="sm" />
          </Button>
        </span>
        <WordsBelow {...{ message, tone }} />
        <List status={status} labels={labels} filled={items.length > 0} />
      </AriaComboBox>
    </AriaLocale>
  );
};
