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
import { SentenceCase } from '../../internal/SentenceCase/SentenceCase.tsx';

export interface ChangePasswordDialogProps extends NewPasswordForm {
  open: boolean;
  onClose: () => void;
  /** What the login answered, when it was something else than a default password (M-09). */
  notice?: string;
  /** 'Error when trying to change the password, try again later.' */
  error?: string;
  labels: ChangePasswordLabels;
}

export interface ChangePasswordLabels extends NewPasswordLabels {
  title: string;
  close: string;
  lead: string;
  submit: string;
}

function ChangeForm({ notice, error, busy, labels, ...rules }: Omit<ChangePasswordDialogProps, 'open' | 'onClose'>) {
  const { form, submit, fields } = useNewPassword({ busy, ...rules });
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack space="md">
        {notice && <Banner tone="caution">{notice}</Banner>}
        <Text tone="muted">{labels.lead}</Text>
        <NewPasswordFields {...fields} labels={labels} />
        {error && <Banner tone="critical">{error}</Banner>}
        <Button caps type="submit" size="lg" stretch busy={busy}>
          {labels.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** Replaces the default password at the first login (M-08, V-016, V-017, V-018, V-019). */
export function ChangePasswordDialog({ open, onClose, ...form }: ChangePasswordDialogProps) {
  const { labels } = form;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<SentenceCase>{labels.title}</SentenceCase>}
      closeLabel={labels.close}
      size="sm"
    >
      <div data-component="ChangePasswordDialog">
        <ChangeForm {...form} />
      </div>
    </Dialog>
  );
}
