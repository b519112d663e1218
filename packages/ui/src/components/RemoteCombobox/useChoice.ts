import type { ComboboxOption } from '../Combobox/Combobox.tsx';
import type { RemoteComboboxProps } from './types.ts';

type Choice = Pick<RemoteComboboxProps, 'value' | 'onChange' | 'chosen' | 'onToggle'>;

/** The one value in which two lists of them differ. */
const differenceOf = (before: readonly string[], after: readonly string[]): string | undefined => {
  const [longer, shorter] = after.length > before.length ? [after, new Set(before)] : [before, new Set(after)];
  return longer.find((value) => !shorter.has(value));
};

/** One choice or several, as the library holds them: by value. */
export const useChoice = (
  { value, onChange, chosen, onToggle }: Choice,
  byValue: ReadonlyMap<string, ComboboxOption>,
) => {
  const toggle = (next: readonly string[]): void => {
    const option = byValue.get(differenceOf(chosen ?? [], next) ?? '');
    if (option) onToggle?.({ option, isChosen: next.length > (chosen?.length ?? 0) });
  };
  const choose = (next: string | null): void => {
    // The library also says that nothing is chosen when somebody leaves an empty field.
    if (next !== (value?.value ?? null)) onChange?.({ option: byValue.get(next ?? '') ?? null });
  };
  return {
    multiple: chosen !== undefined,
    value: chosen ? [...chosen] : (value?.value ?? null),
    onChange: (next: string | null | readonly (string | null)[]) =>
      typeof next === 'object' && next !== null ? toggle(next.map(String)) : choose(next),
  };
};
