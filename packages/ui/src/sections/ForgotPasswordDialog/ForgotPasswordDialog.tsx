import { type FormEvent, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Stack, Text } from '../../foundation/index.ts';

export interface ForgotPasswordDialogProps {
  open: boolean;
  onClose: () => void;
  /** Asking for the e-mail, or saying that it was sent. */
  state: 'editing' | 'sent';
  email?: string;
  busy?: boolean;
  /** 'Email not found' */
  error?: string;
  /** Not called for an empty e-mail (V-020). */
  onSubmit: (event: { email: string }) => void;
  /** 'GO BACK', to the login; with the e-mail typed so far, unless the mail was sent. */
  onBack: (event: { email?: string }) => void;
  labels: ForgotPasswordLabels;
}

export interface ForgotPasswordLabels {
  title: string;
  close: string;
  lead: string;
  email: string;
  submit: string;
  /** 'Success! Check your email for more information.' */
  success: string;
  /** 'GO BACK' */
  back: string;
}

type FormProps = Omit<ForgotPasswordDialogProps, 'open' | 'onClose' | 'state'>;

function AskForm({ email: first = '', busy, error, onSubmit, onBack, labels }: FormProps) {
  const [email, setEmail] = useState(first);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && email.trim() !== '') onSubmit({ email: email.trim() });
  };
  return (
    <form onSubmit={submit}>
      <Stack space="md">
        <Text tone="muted">{labels.lead}</Text>
        <TextField
          type="email"
          name="email"
          autoComplete="username"
          label={labels.email}
          value={email}
          tone={error ? 'critical' : 'neutral'}
          message={error}
          onChange={({ value }) => setEmail(value)}
        />
        <Button caps type="submit" size="lg" stretch busy={busy}>
          {labels.submit}
        </Button>
        <Button caps stretch variant="secondary" size="lg" onPress={() => onBack({ email })}>
          {labels.back}
        </Button>
      </Stack>
    </form>
  );
}

/** Asking for the instructions to set a new password (M-07). */
export function ForgotPasswordDialog({ open, onClose, state, ...form }: ForgotPasswordDialogProps) {
  const { labels, onBack } = form;
  return (
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close} size="sm">
      <div data-component="ForgotPasswordDialog">
        {state === 'editing' ? (
          <AskForm {...form} />
        ) : (
          <Stack space="lg">
            <Banner tone="positive">{labels.success}</Banner>
            <Button caps stretch variant="secondary" onPress={() => onBack({})}>
              {labels.back}
            </Button>
          </Stack>
        )}
      </div>
    </Dialog>
  );
}
