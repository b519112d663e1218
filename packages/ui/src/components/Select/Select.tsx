import { useId, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Icon, VisuallyHidden } from '../../foundation/index.ts';
import * as field from '../Field/Field.css.ts';
import * as drop from './List.css.ts';
import * as css from './Select.css.ts';
import { useSelect } from './useSelect.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** A second, quieter line. */
  detail?: string;
  disabled?: boolean;
}

export interface SelectProps {
  label: string;
  /** Keeps the label for those who listen alone. */
  hideLabel?: boolean;
  options: SelectOption[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
  placeholder: string;
  hint?: ReactNode;
  message?: ReactNode;
  tone?: 'neutral' | 'critical';
  disabled?: boolean;
  required?: boolean;
  name?: string;
}

type OptionProps = SelectOption & { index: number; chosen: boolean };

const Option = ({ index, chosen, label, detail, disabled }: OptionProps) => (
  <div
    role="option"
    tabIndex={-1}
    data-index={index}
    aria-selected={chosen}
    aria-disabled={disabled}
    data-selected={chosen || undefined}
    data-disabled={disabled || undefined}
    className={drop.option}
  >
    <span>{label}</span>
    {chosen ? <Icon name="check" size="sm" /> : <span />}
    {detail ? <span className={css.detail}>{detail}</span> : null}
  </div>
);

/** The option that is chosen, by the page or, where the page does not say, by the one who chooses. */
const useChosen = ({ options, value, defaultValue, onChange }: SelectProps) => {
  const [own, setOwn] = useState(defaultValue);
  const chosen = options.findIndex((option) => option.value === (value === undefined ? own : value));
  const choose = (index: number) => {
    const next = options[index]?.value;
    if (next === undefined) return;
    setOwn(next);
    onChange?.(next);
  };
  return { options, chosen, choose };
};

type LabelProps = Pick<SelectProps, 'label' | 'hideLabel'> & { id: string; onClick: (event: MouseEvent) => void };

const Label = ({ id, label, hideLabel, onClick }: LabelProps) => {
  const name = (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- leads to the button, as labels do
    <label id={`${id}-label`} htmlFor={id} className={field.label} onClick={onClick}>
      {label}
    </label>
  );
  return hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : name;
};

type SelectList = ReturnType<typeof useSelect>['list'];

/** What hangs from the button, above everything. */
const List = ({ id, choice, list }: { id: string; choice: ReturnType<typeof useChosen>; list: SelectList }) => (
  <div
    {...list}
    id={`${id}-list`}
    role="listbox"
    aria-labelledby={`${id}-label`}
    tabIndex={-1}
    popover="auto"
    className={drop.list}
  >
    {choice.options.map((option, index) => (
      <Option key={option.value} {...option} index={index} chosen={index === choice.chosen} />
    ))}
  </div>
);

/** One of many, with details where a name is not enough. For a handful of plain words take `NativeSelect`. */
export const Select = (props: SelectProps) => {
  const id = useId();
  const choice = useChosen(props);
  const { isOpen, button, list, toButton } = useSelect(choice);
  const { hint, message, tone = 'neutral', disabled, required, name } = props;
  const chosen = choice.options[choice.chosen];
  const described = [hint ? `${id}-hint` : '', message ? `${id}-said` : ''].filter(Boolean).join(' ');
  return (
    <div data-component="Select" className={field.field}>
      <Label {...props} id={id} onClick={toButton} />
      {hint ? (
        <span id={`${id}-hint`} className={field.hint}>
          {hint}
        </span>
      ) : null}
      <button
        {...button}
        id={id}
        type="button"
        role="combobox"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={described || undefined}
        aria-required={required || undefined}
        aria-invalid={tone === 'critical' || undefined}
        popoverTarget={`${id}-list`}
        className={`${field.control} ${css.trigger}`}
      >
        <span id={`${id}-value`} data-placeholder={chosen ? undefined : true} className={css.value}>
          {chosen?.label ?? props.placeholder}
        </span>
        <Icon name="chevron-down" size="sm" />
      </button>
      {message ? (
        <span id={`${id}-said`} className={field.message[tone]}>
          {message}
        </span>
      ) : null}
      <List id={id} choice={choice} list={list} />
      {name ? <input type="hidden" name={name} value={chosen?.value ?? ''} disabled={disabled} /> : null}
    </div>
  );
};
