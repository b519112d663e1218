import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Divider, Inline, Stack, Text, TextLink } from '../../foundation/index.ts';
import { SentenceCase } from '../../internal/SentenceCase/SentenceCase.tsx';

export interface Credentials {
  email: string;
  password: string;
}

export interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  onSubmit: (credentials: Credentials) => void;
  /** On its way: a second submit does nothing. */
  busy?: boolean;
  /** What went wrong, such as a lost connection; the form keeps what was typed (D-031). */
  error?: string;
  /** What went well before, such as a password that was just saved. */
  notice?: string;
  /** E-mail to begin with. */
  email?: string;
  /** Leads to the forgotten password, with the e-mail typed so far (M-05). */
  onForgot: (event: { email: string }) => void;
  /** Absent where nobody registers (M-06). */
  onRegister?: () => void;
  labels: LoginDialogLabels;
}

export interface LoginDialogLabels {
  /** 'WELCOME BACK' */
  title: string;
  close: string;
  email: string;
  password: string;
  show: string;
  hide: string;
  submit: string;
  forgot: string;
  registerLead: string;
  register: string;
  retry: string;
}

type FormProps = Omit<LoginDialogProps, 'open' | 'onClose' | 'onRegister'>;

function LoginForm({ onSubmit, busy, error, notice, email: first = '', onForgot, labels }: FormProps) {
  const [email, setEmail] = useState(first);
  const [password, setPassword] = useState('');
  const fields = useRef<HTMLFormElement>(null);
  // The dialog would focus itself: who signs in begins to type at once.
  useEffect(
    () => fields.current?.querySelector<HTMLElement>(first ? 'input[name=password]' : 'input')?.focus(),
    [first],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit({ email, password });
  };
  return (
    <form ref={fields} onSubmit={submit} data-part="form">
      <Stack space="md">
        {error ? <Banner tone="critical">{error}</Banner> : notice && <Banner tone="positive">{notice}</Banner>}
        <TextField
          type="email"
          name="username"
          autoComplete="username"
          label={labels.email}
          value={email}
          onChange={({ value }) => setEmail(value)}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={labels.password}
          labels={labels}
          value={password}
          onChange={({ value }) => setPassword(value)}
        />
        <Inline justify="between">
          <TextLink onPress={() => onForgot({ email })}>{labels.forgot}</TextLink>
        </Inline>
        <Button caps type="submit" size="lg" stretch busy={busy}>
          {error ? labels.retry : labels.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** Signing in (M-04, M-05, M-06). Nothing is checked beyond the kind of the fields (V-021); managers and paste work. */
export function LoginDialog({ open, onClose, onRegister, ...form }: LoginDialogProps) {
  const { labels } = form;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<SentenceCase>{labels.title}</SentenceCase>}
      closeLabel={labels.close}
      size="sm"
    >
      <div data-component="LoginDialog">
        <Stack space="lg">
          <LoginForm {...form} />
          {onRegister && (
            <>
              <Divider />
              <Stack space="sm">
                <Text size="sm" tone="muted" align="center">
                  {labels.registerLead}
                </Text>
                <Button caps variant="secondary" stretch onPress={onRegister}>
                  {labels.register}
                </Button>
              </Stack>
            </>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
