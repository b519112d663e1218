import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { Icon } from '../../foundation/index.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './Select.css.ts';

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

const Option = ({ value, label, detail, disabled }: SelectOption) => (
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

const List = ({ options }: { options: SelectOption[] }) => (
  <Popover className={css.popover} offset={4}>
    <ListBox className={css.list}>
      {options.map((option) => (
        <Option key={option.value} {...option} />
      ))}
    </ListBox>
  </Popover>
);

/** One of many, with details where a name is not enough. For a handful of plain words take `NativeSelect`. */
export const Select = (props: SelectProps) => {
  const id = useId();
  const { label, hideLabel, options, onChange, tone = 'neutral' } = props;
  return (
    <AriaLocale>
      <AriaSelect
        aria-label={hideLabel ? label : undefined}
        aria-labelledby={hideLabel ? undefined : `${id}-label`}
        value={props.value}
        defaultValue={props.defaultValue}
        onChange={(key) => onChange?.(String(key))}
        placeholder={props.placeholder}
        isDisabled={props.disabled}
        isRequired={props.required}
        isInvalid={tone === 'critical'}
        name={props.name}
        data-component="Select"
        className={field.field}
      >
        {hideLabel ? null : (
          <span id={`${id}-label`} className={field.label}>
            {label}
          </span>
        )}
        {props.hint ? <span className={field.hint}>{props.hint}</span> : null}
        <Button
          className={`${field.control} ${css.trigger}`}
          aria-describedby={props.message ? `${id}-said` : undefined}
        >
          <SelectValue className={css.value} />
          <Icon name="chevron-down" size="sm" />
        </Button>
        {props.message ? (
          <span id={`${id}-said`} className={field.message[tone]}>
            {props.message}
          </span>
        ) : null}
        <List options={options} />
      </AriaSelect>
    </AriaLocale>
  );
};
