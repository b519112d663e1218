import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../../foundation/index.ts';
import type { ComboboxOption as Option } from '../Combobox/Combobox.tsx';
import * as css from './RemoteCombobox.css.ts';

/** The value of the line that sends a failed request again. No server gives it to an option. */
export const again = '\u0000again';

interface ListBoxProps extends ComponentProps<'div'> {
  name: string;
}

/** Named by the field. The library would name it by the button. */
const ListBox = ({ name, 'aria-labelledby': _button, ...props }: ListBoxProps) => <div {...props} aria-label={name} />;

interface RowProps {
  value: string;
  option: Option | undefined;
  total: number;
}

/** One option. The library adds its place, and counts only the options that are there. */
const Row = ({ value, option, total, ...place }: RowProps) => (
  <ComboboxOption value={value} className={css.option} {...place} aria-setsize={total}>
    {({ selected }) => (
      <>
        <span>{option?.label}</span>
        {selected ? <Icon name="check" size="sm" /> : <span />}
        {option?.detail ? <span className={css.detail}>{option.detail}</span> : null}
      </>
    )}
  </ComboboxOption>
);

interface AgainProps {
  label: string;
  onRetry: () => void;
}

/** Comes after the options that are there. It is no choice, so the list stays open. */
const Again = ({ label, onRetry, ...place }: AgainProps) => {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onRetry();
  };
  return (
    <ComboboxOption value={again} className={css.option} {...place} onMouseDown={press}>
      <span className={css.retry}>
        <Icon name="refresh" size="sm" />
        {label}
      </span>
    </ComboboxOption>
  );
};

interface OptionListProps extends AgainProps {
  name: string;
  byValue: ReadonlyMap<string, Option>;
  total: number;
  isBusy: boolean;
  /** The list is scrolled near its end. */
  onNearEnd: () => void;
}

/** Pixels before its end at which the list asks for more: about twice what is in sight. */
const ahead = 640;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < ahead;

/** The options that are in sight, and a few around them. */
export const OptionList = ({ name, byValue, total, isBusy, onNearEnd, ...retry }: OptionListProps) => (
  <ComboboxOptions
    as={ListBox}
    name={name}
    modal={false}
    className={css.list}
    aria-busy={isBusy || undefined}
    onScroll={({ currentTarget }) => isNearEnd(currentTarget) && onNearEnd()}
  >
    {({ option: value }: { option: string }) =>
      value === again ? <Again {...retry} /> : <Row value={value} option={byValue.get(value)} total={total} />
    }
  </ComboboxOptions>
);
