import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { remoteComboboxWords } from '../../testing/words/remoteCombobox.ts';
import type { ComboboxOption } from '../Combobox/index.ts';
import { RemoteCombobox } from './RemoteCombobox.tsx';
import type { RemoteComboboxProps, RemoteSearch } from './types.ts';

export interface ServerProps extends Pick<
  RemoteComboboxProps,
  | 'label'
  | 'hint'
  | 'message'
  | 'tone'
  | 'required'
  | 'placeholder'
  | 'disabled'
  | 'value'
  | 'chosen'
  | 'onChange'
  | 'onToggle'
> {
  /** What the server has. */
  all: readonly ComboboxOption[];
  /** Stays as it is, in place of an answer. */
  status?: RemoteSearch['status'];
  /** The page that cannot be loaded the first time. */
  failing?: number;
  onSearch?: RemoteSearch['onSearch'];
}

const size = 27;

/** Milliseconds until an answer. */
const delay = 60;

const useServer = ({ all, status: held, failing, onSearch }: ServerProps): RemoteSearch => {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [found, setFound] = useState<readonly ComboboxOption[]>([]);
  const [status, setStatus] = useState<RemoteSearch['status']>('loading');
  const [broken, setBroken] = useState(failing);
  const answer = (matching: readonly ComboboxOption[], page: number, isBroken: boolean): void => {
    setStatus('loading');
    setTimeout(() => {
      setStatus(isBroken ? 'error' : 'ready');
      if (isBroken) return;
      setFound(matching);
      setOptions(matching.slice(0, page * size));
    }, delay);
  };
  const matching = (text: string) => all.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  const next = options.length / size + 1;
  return {
    options,
    total: found.length,
    status: held ?? status,
    onSearch: ({ text }) => {
      onSearch?.({ text });
      answer(matching(text), 1, broken === 1);
    },
    onMore: () => answer(found, next, broken === next),
    onRetry: () => {
      setBroken(undefined);
      answer(options.length > 0 ? found : all, next, false);
    },
  };
};

/** The field with a server that answers a moment later, 27 options a page. */
export const Remote = (props: ServerProps) => {
  const labels = useLabels(remoteComboboxWords);
  const [value, setValue] = useState(props.value ?? null);
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <RemoteCombobox
      {...props}
      {...useServer(props)}
      labels={labels}
      value={value}
      chosen={chosen}
      onChange={(change) => {
        setValue(change.option);
        props.onChange?.(change);
      }}
      onToggle={(change) => {
        const { option, isChosen } = change;
        setChosen((before = []) => (isChosen ? [...before, option.value] : before.filter((id) => id !== option.value)));
        props.onToggle?.(change);
      }}
    />
  );
};
