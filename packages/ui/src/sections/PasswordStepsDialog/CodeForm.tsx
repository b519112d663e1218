import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Inline, Stack, Text, TextLink } from '../../foundation/index.ts';
import type { PasswordStepsDialogProps } from './types.ts';

type CodeFormProps = Pick<
  PasswordStepsDialogProps,
  'email' | 'busy' | 'codeError' | 'resent' | 'onVerify' | 'onResend' | 'labels'
>;

/** Step 0: the code that was sent by mail (M-41). */
export function CodeForm({ email, busy, codeError, resent, onVerify, onResend, labels }: CodeFormProps) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && code.trim() !== '') onVerify({ code: code.trim() });
  };
  return (
    <form onSubmit={submit}>
      <Stack space="md">
        <Text tone="muted">{labels.codeLead({ email })}</Text>
        <TextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          label={labels.code}
          value={code}
          tone={codeError ? 'critical' : 'neutral'}
          message={codeError}
          onChange={({ value }) => setCode(value)}
        />
        <Inline justify="between">
          <TextLink onPress={onResend}>{labels.resend}</TextLink>
          <span role="status">{resent && <Text size="sm">{labels.resent}</Text>}</span>
        </Inline>
        <Button caps type="submit" size="lg" stretch busy={busy}>
          {labels.verify}
        </Button>
      </Stack>
    </form>
  );
}
