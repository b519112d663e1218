import { useId } from 'react';
import { MultiSelect, type Choice } from '../../../components/MultiSelect/index.ts';
import { Message } from '../../../components/Field/Field.tsx';
import { Text } from '../../../foundation/index.ts';
import * as css from '../profileForm.css.ts';

interface ChoiceFieldProps {
  name: string;
  options: Choice[];
  /** Ids. */
  value: string[];
  onChange: (change: { ids: string[] }) => void;
  /** What is wrong. */
  message?: string;
  labels: ChoiceFieldLabels;
}

export interface ChoiceFieldLabels {
  /** In capitals, on the button that opens the list. */
  label: string;
  hint: string;
  /** In the list when there is nothing to choose. */
  empty: string;
  count: (words: { count: number }) => string;
}

/** Any number of a long list; what is chosen is listed below the button. */
export function ChoiceField({ name, options, value, onChange, message, labels }: ChoiceFieldProps) {
  const id = useId();
  const chosen = options.filter((option) => value.includes(option.id)).map(({ label }) => label);
  return (
    <div className={css.choice}>
      <Text size="sm" tone="muted">
        {labels.hint}
      </Text>
      <MultiSelect
        name={name}
        describedBy={`${id}-chosen${message ? ` ${id}-message` : ''}`}
        label={labels.label}
        options={options}
        value={value}
        onChange={onChange}
        empty={labels.empty}
        count={labels.count}
      />
      <Text size="sm" id={`${id}-chosen`}>
        {chosen.join(', ')}
      </Text>
      {message && (
        <Message id={`${id}-message`} tone="critical">
          {message}
        </Message>
      )}
    </div>
  );
}
