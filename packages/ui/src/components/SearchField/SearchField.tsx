import { use, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ComboBox, ComboBoxStateContext, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { Icon, VisuallyHidden } from '../../foundation/index.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import { label as fieldLabel } from '../Field/Field.css.ts';
import * as css from './SearchField.css.ts';

export interface SearchSuggestion {
  id: string;
  label: string;
  /** A quieter second line, such as what kind of thing it is. */
  detail?: string;
  /** Address of a small picture. */
  picture?: string | null;
}

export interface SearchFieldProps {
  label: string;
  /** The placeholder says enough, as in a row of buttons. The label stays for assistive technology. */
  labelHidden?: boolean;
  /** `false` gives the label the look of other fields' labels, for a search in a row with them. */
  caps?: boolean;
  placeholder?: string;
  /** Name of the button that empties the field. */
  clear: string;
  value: string;
  /** Every keystroke; the app waits before it asks anybody. */
  onChange: (change: { value: string }) => void;
  /** Answers for what is written so far. */
  suggestions?: SearchSuggestion[];
  /** Shown where the suggestions would be, when the answer is that there are none, e.g. "Nothing matches “swmi”." */
  none?: string;
  /** Takes the focus as it appears, such as in a dialog for searching. */
  startsFocused?: boolean;
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
    // oxlint-disable-next-line react/exhaustive-deps -- only what arrives opens the list: once closed by its reader, it stays closed
  }, [arrived]);
  return null;
};

/** A search box with suggestions. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    labelHidden = false,
    caps = true,
    placeholder,
    clear,
    value,
    onChange,
    suggestions = [],
    none,
    startsFocused,
    onPick,
    onSubmit,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<string>();
  // Anyone who has pressed Enter wants results, not suggestions.
  const arrived = asked === value ? '' : suggestions.map((suggestion) => suggestion.id).join() || (none ?? '');
  const submit = (event: KeyboardEvent<HTMLInputElement>) => {
    const onSuggestion = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || onSuggestion) return;
    setAsked(value);
    onSubmit({ value });
  };
  const empty = () => {
    onChange({ value: '' });
    onSubmit({ value: '' });
    input.current?.focus();
  };
  return (
    <AriaLocale>
      <ComboBox
        className={labelHidden ? `${css.root} ${css.inRow}` : css.root}
        data-component="SearchField"
        items={suggestions}
        inputValue={value}
        onInputChange={(next) => onChange({ value: next })}
        value={null}
        onChange={(key) => key !== null && onPick?.({ id: String(key) })}
        allowsCustomValue
        allowsEmptyCollection={none !== undefined}
        menuTrigger="input"
        defaultFilter={() => true}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the user has just asked for the field
        autoFocus={startsFocused}
      >
        <OpenOnArrival arrived={arrived} />
        {labelHidden ? (
          <VisuallyHidden>
            <Label>{label}</Label>
          </VisuallyHidden>
        ) : (
          <Label className={caps ? css.label : fieldLabel}>{label}</Label>
        )}
        <div className={css.box}>
          <span className={css.mark}>
            <Icon name="search" size="sm" />
          </span>
          <Input
            ref={input}
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
          <ListBox<SearchSuggestion> className={css.list} renderEmptyState={() => <p className={css.none}>{none}</p>}>
            {(suggestion) => (
              <ListBoxItem id={suggestion.id} textValue={suggestion.label} className={css.option}>
                {suggestion.picture === undefined ? null : (
                  <span className={css.picture}>
                    {suggestion.picture && <img className={css.image} src={suggestion.picture} alt="" />}
                  </span>
                )}
                <span>
                  {suggestion.label}
                  {suggestion.detail && <span className={css.detail}>{suggestion.detail}</span>}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}
