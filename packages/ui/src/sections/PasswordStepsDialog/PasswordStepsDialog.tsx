import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import {
  type NewPasswordForm,
  NewPasswordFields,
  type NewPasswordLabels,
  useNewPassword,
} from '../../components/NewPasswordFields/index.ts';
import { Stack, Text } from '../../foundation/index.ts';
import { useExpiry } from '../../hooks/useExpiry.ts';
import { CodeForm } from './CodeForm.tsx';

/** Milliseconds from success until the dialog closes by itself (K-05, D-010). */
export const passwordDoneDuration = 3200;

export interface PasswordStepsDialogProps extends NewPasswordForm {
  open: boolean;
  onClose: () => void;
  /** Step 0 asks for the code, step 1 for the new password; then it is done. */
  step: 'code' | 'password' | 'done';
  /** Where the code was sent. */
  email: string;
  /** What the server says of the code; it stands under the field (M-41). */
  codeError?: string;
  /** Another code is on its way. */
  resent?: boolean;
  /** Not called for an empty code. */
  onVerify: (event: { code: string }) => void;
  onResend: () => void;
  /** What the server says of the new password as a whole. */
  error?: string;
  labels: PasswordStepsLabels;
}

export interface PasswordStepsLabels extends NewPasswordLabels {
  codeTitle: string;
  codeLead: (words: { email: string }) => string;
  code: string;
  verify: string;
  resend: string;
  resent: string;
  passwordTitle: string;
  passwordLead: string;
  submit: string;
  done: string;
  close: string;
}

function PasswordForm({ error, labels, ...rules }: PasswordStepsDialogProps) {
  const { form, submit, fields } = useNewPassword(rules);
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack space="md">
        <Text tone="muted">{labels.passwordLead}</Text>
        {error && <Banner tone="critical">{error}</Banner>}
        <NewPasswordFields {...fields} labels={labels} />
        <Button type="submit" size="lg" stretch busy={rules.busy}>
          {labels.submit}
        </Button>
      </Stack>
    </form>
  );
}

const bodies = {
  code: CodeForm,
  password: PasswordForm,
  done: ({ labels }: PasswordStepsDialogProps) => <Banner tone="positive">{labels.done}</Banner>,
};

/** Changing the password while signed in: a code from the mail, then the new password (M-41, M-42). */
export function PasswordStepsDialog(props: PasswordStepsDialogProps) {
  const { open, onClose, step, labels } = props;
  useExpiry(passwordDoneDuration, open && step === 'done' ? step : null, onClose);
  const Body = bodies[step];
  const title = step === 'code' ? labels.codeTitle : labels.passwordTitle;
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={labels.close} size="sm">
      <Body {...props} />
    </Dialog>
  );
}
