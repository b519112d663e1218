import { use, useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ComboBox, ComboBoxStateContext, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { Icon } from '../../foundation/index.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** Name of the button that empties the field. */
  clear: string;
  value: string;
  /** Every keystroke; the app waits before it asks anybody. */
  onChange: (change: { value: string }) => void;
  /** Answers for what is written so far. */
  suggestions?: { id: string; label: string }[];
  /** A suggestion was taken. */
  onPick?: (choice: { id: string }) => void;
  /** Enter without a suggestion, or the field was emptied. */
  onSubmit: (search: { value: string }) => void;
}

/** A list opens at a keystroke if it has something to show; suggestions come later, and open it when they come. */
const OpenOnArrival = ({ arrived }: { arrived: string }) => {
  const state = use(ComboBoxStateContext);
  useEffect(() => {
    if (arrived !== '' && state?.isFocused && !state.isOpen) state.open(null, 'input');
    // Only what arrives opens the list: once closed by its reader, it stays closed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrived]);
  return null;
};

/** A search box with suggestions. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, clear, value, onChange, suggestions = [], onPick, onSubmit } = props;
  const id = useId();
  const [asked, setAsked] = useState<string>();
  // Whoever has pressed Enter wants results, not suggestions.
  const arrived = asked === value ? '' : suggestions.map((suggestion) => suggestion.id).join();
  const submit = (event: KeyboardEvent<HTMLInputElement>) => {
    const onSuggestion = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || onSuggestion) return;
    setAsked(value);
    onSubmit({ value });
  };
  const empty = () => {
    onChange({ value: '' });
    onSubmit({ value: '' });
    document.getElementById(id)?.focus();
  };
  return (
    <AriaLocale>
      <ComboBox
        className={css.root}
        data-component="SearchField"
        items={suggestions}
        inputValue={value}
        onInputChange={(next) => onChange({ value: next })}
        value={null}
        onChange={(key) => key !== null && onPick?.({ id: String(key) })}
        allowsCustomValue
        menuTrigger="input"
        defaultFilter={() => true}
      >
        <OpenOnArrival arrived={arrived} />
        <Label className={css.label}>{label}</Label>
        <div className={css.box}>
          <span className={css.mark}>
            <Icon name="search" size="sm" />
          </span>
          <Input
            id={id}
            className={css.input}
            type="search"
            placeholder={placeholder}
            enterKeyHint="search"
            onKeyDown={submit}
          />
          {/* As in a native search field, a shortcut for pointers; the keyboard has its own ways to empty a field. */}
          {value !== '' && (
            <button type="button" tabIndex={-1} className={css.clear} aria-label={clear} onClick={empty}>
              <Icon name="close" size="sm" />
            </button>
          )}
        </div>
        <Popover className={css.popover} offset={6}>
          <ListBox<{ id: string; label: string }> className={css.list}>
            {(suggestion) => (
              <ListBoxItem id={suggestion.id} textValue={suggestion.label} className={css.option}>
                {suggestion.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}
