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
  /** Why somebody is asked to sign in who did not choose to, such as after the end of a session. An error takes its place. */
  reason?: string;
  /** The offer of a new password below the form, after one that did not fit; what was typed stays. It takes the place of the link. */
  recovery?: LoginRecovery;
  /** E-mail to begin with. */
  email?: string;
  /** Leads to the forgotten password, with the e-mail typed so far (M-05). */
  onForgot: (event: { email: string }) => void;
  /** Absent where nobody registers (M-06). */
  onRegister?: () => void;
  labels: LoginDialogLabels;
}

export interface LoginRecovery {
  /** Offering the mail, or saying that it was sent. */
  state: 'editing' | 'sent';
  busy?: boolean;
  /** 'Email not found' */
  error?: string;
  /** With the e-mail of the form. Not called for an empty one (V-020). */
  onSubmit: (event: { email: string }) => void;
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
  /** Title of the dialog while it offers a new password; the offer, its button, and that the mail was sent. */
  recovery: { title: string; lead: string; submit: string; success: string };
}

type FormProps = Omit<LoginDialogProps, 'open' | 'onClose' | 'onRegister'>;

/** The one thing to say first. */
function Said({ error, reason, notice }: Pick<LoginDialogProps, 'error' | 'reason' | 'notice'>) {
  if (error) return <Banner tone="critical">{error}</Banner>;
  if (reason) return <Banner tone="caution">{reason}</Banner>;
  return notice && <Banner tone="positive">{notice}</Banner>;
}

interface RecoveryProps {
  recovery: LoginRecovery;
  email: string;
  labels: LoginDialogLabels['recovery'];
}

function Recovery({ recovery: { state, busy, onSubmit }, email, labels }: RecoveryProps) {
  const address = email.trim();
  if (state === 'sent') return <Banner tone="positive">{labels.success}</Banner>;
  return (
    <Stack space="sm">
      <Text size="sm" tone="muted" align="center">
        {labels.lead}
      </Text>
      <Button
        caps
        variant="secondary"
        stretch
        busy={busy}
        onPress={() => {
          if (!busy && address !== '') onSubmit({ email: address });
        }}
      >
        {labels.submit}
      </Button>
    </Stack>
  );
}

function LoginForm({
  onSubmit,
  busy,
  error,
  notice,
  reason,
  recovery,
  email: first = '',
  onForgot,
  labels,
}: FormProps) {
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
        <Said error={error} reason={reason} notice={notice} />
        <TextField
          type="email"
          name="username"
          autoComplete="username"
          label={labels.email}
          value={email}
          tone={recovery?.error ? 'critical' : 'neutral'}
          message={recovery?.error}
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
        {!recovery && (
          <Inline justify="between">
            <TextLink onPress={() => onForgot({ email })}>{labels.forgot}</TextLink>
          </Inline>
        )}
        <Button caps type="submit" size="lg" stretch busy={busy}>
          {error ? labels.retry : labels.submit}
        </Button>
        {recovery && (
          <>
            <Divider />
            <Recovery recovery={recovery} email={email} labels={labels.recovery} />
          </>
        )}
      </Stack>
    </form>
  );
}

/** Signing in (M-04, M-05, M-06), and after a password that did not fit the forgotten password too. Nothing is checked beyond the kind of the fields (V-021); managers and paste work. */
export function LoginDialog({ open, onClose, onRegister, ...form }: LoginDialogProps) {
  const { labels } = form;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<SentenceCase>{form.recovery ? labels.recovery.title : labels.title}</SentenceCase>}
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
