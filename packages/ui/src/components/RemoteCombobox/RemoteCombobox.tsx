import { Combobox, ComboboxButton, ComboboxInput } from '@headlessui/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../foundation/index.ts';
import * as look from '../Combobox/Combobox.css.ts';
import { control, roomAtEnd } from '../Field/Field.css.ts';
import { Field } from '../Field/index.ts';
import { Announced } from './Announced.tsx';
import { again, OptionList } from './OptionList.tsx';
import { Panel } from './Panel.tsx';
import { TypedInput } from './TypedInput.tsx';
import type { RemoteComboboxProps } from './types.ts';
import { useChoice } from './useChoice.ts';
import { useOptions } from './useOptions.ts';
import { useSearch } from './useSearch.ts';

/** What the list says of itself. */
const wordsOf = ({ labels, total }: RemoteComboboxProps, status: RemoteComboboxProps['status']): string => {
  if (status !== 'ready') return labels[status];
  return total === 0 ? labels.empty : labels.count({ count: total });
};

/** Finds options among many thousands: a server searches them, and sends them page by page as people scroll. */
export const RemoteCombobox = (props: RemoteComboboxProps) => {
  const { label, hideLabel, hint, message, tone, required, labels, total, onRetry } = props;
  const field = useRef<HTMLDivElement>(null);
  const [hasKeys, setKeys] = useState(false);
  const search = useSearch(props);
  const { byValue, virtual } = useOptions(props, search.isSearching);
  const choice = useChoice(props, byValue);
  const status = search.isSearching ? 'loading' : props.status;
  const words = wordsOf(props, status);
  const press = (event: KeyboardEvent, active: string | null): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || (active !== null && active !== again)) return;
    // The library would close the list, and with it forget what was typed.
    event.preventDefault();
    if (active === again) onRetry();
  };
  return (
    <Field {...{ label, hideLabel, hint, message, tone, required }}>
      {({ 'aria-describedby': described, ...aria }) => (
        <Combobox<string | null, boolean, 'div'>
          as="div"
          {...choice}
          virtual={virtual}
          disabled={props.disabled}
          onClose={search.close}
          ref={field}
          className={look.box}
          data-component="RemoteCombobox"
        >
          {({ open, activeOption }) => (
            <>
              <ComboboxInput
                as={TypedInput}
                ref={props.ref}
                {...aria}
                described={described}
                className={`${control} ${roomAtEnd}`}
                placeholder={props.placeholder}
                autoComplete="off"
                displayValue={() => props.value?.label ?? ''}
                onChange={({ target }) => search.type(target.value)}
                onKeyDown={(event: KeyboardEvent) => {
                  setKeys(true);
                  if (open) press(event, activeOption);
                }}
              />
              <ComboboxButton className={look.opener} aria-label={labels.open}>
                <Icon name="chevron-down" size="sm" />
              </ComboboxButton>
              <Announced
                words={open ? words : ''}
                option={open && hasKeys ? byValue.get(activeOption ?? '')?.label : undefined}
              />
              {open && (
                <Panel {...{ field, status, words, hasKeys }} onOpen={search.open} onPoint={() => setKeys(false)}>
                  <OptionList
                    name={label}
                    {...{ byValue, total, onRetry }}
                    label={labels.retry}
                    isBusy={status === 'loading'}
                    onNearEnd={search.more}
                  />
                </Panel>
              )}
            </>
          )}
        </Combobox>
      )}
    </Field>
  );
};
