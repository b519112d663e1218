import { TextField, type TextFieldProps } from '@vitrine/ui/components/TextField';
import { withScheme } from './withScheme.ts';

interface UrlFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'onBlur'> {
  value: string;
  onChange: (change: { value: string }) => void;
}

/** A web address. One that was typed without `https://` gets it when the field is left. */
export function UrlField({ value, onChange, ...field }: UrlFieldProps) {
  const complete = () => {
    const whole = withScheme(value);
    if (whole !== value) onChange({ value: whole });
  };
  return (
    <TextField
      placeholder="https://"
      spellCheck={false}
      {...field}
      type="url"
      value={value}
      onChange={onChange}
      onBlur={complete}
    />
  );
}
