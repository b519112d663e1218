import { useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from '../TextField/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'icon' | 'autoComplete'> {
  labels: { show: string; hide: string };
  /** Tells password managers whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password';
}

/** A secret, which its owner may look at. Pasting and password managers work. */
export const PasswordField = ({ labels, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? labels.hide : labels.show}
          size="sm"
          onPress={() => setShown(!shown)}
        />
      }
    />
  );
};
