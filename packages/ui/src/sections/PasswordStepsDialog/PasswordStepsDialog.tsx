import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { NewPasswordFields, useNewPassword } from '../../components/NewPasswordFields/index.ts';
import { Stack, Text } from '../../foundation/index.ts';
import { useExpiry } from '../../hooks/useExpiry.ts';
import { useFocusAfterStep } from '../../hooks/useFocusAfterStep.ts';
import { durations } from '../../internal/durations.ts';
import { CodeForm } from './CodeForm.tsx';
import type { PasswordStepsDialogProps } from './types.ts';

/** Milliseconds from success until the dialog closes by itself (K-05, D-010). */
export const passwordDoneDuration = durations.passwordDone;

function PasswordForm({ error, labels, ...rules }: PasswordStepsDialogProps) {
  const { form, submit, fields } = useNewPassword(rules);
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack space="md">
        <Text tone="muted">{labels.passwordLead}</Text>
        {error && <Banner tone="critical">{error}</Banner>}
        <NewPasswordFields {...fields} labels={labels} />
        <Button caps type="submit" size="lg" stretch busy={rules.busy}>
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
  const focus = useFocusAfterStep<HTMLDivElement>(step);
  const title = step === 'code' ? labels.codeTitle : labels.passwordTitle;
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={labels.close} size="sm">
      <div {...focus} data-component="PasswordStepsDialog">
        <Body {...props} />
      </div>
    </Dialog>
  );
}
