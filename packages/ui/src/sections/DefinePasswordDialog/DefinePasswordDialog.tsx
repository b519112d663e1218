import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import {
  type NewPassword,
  NewPasswordFields,
  type NewPasswordLabels,
} from '../../components/NewPasswordFields/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Stack, Text } from '../../foundation/index.ts';
import { type CheckedForm, useCheckedForm } from '../../hooks/useCheckedForm.ts';
import { SentenceCase } from '../../internal/SentenceCase/SentenceCase.tsx';

export interface DefinedPassword extends NewPassword {
  email: string;
}

export interface DefinePasswordDialogProps extends Omit<CheckedForm<DefinedPassword>, 'initial'> {
  open: boolean;
  onClose: () => void;
  /** Asking, or saying that the password is set and that the login comes next. */
  state: 'editing' | 'done';
  /** E-mail to begin with, when the link of the mail names it. */
  email?: string;
  /** What the server says of the whole, such as a link that was used before. */
  error?: string;
  /** A button beside that error, such as one for a new link. */
  errorAction?: ReactNode;
  labels: DefinePasswordLabels;
}

export interface DefinePasswordLabels extends NewPasswordLabels {
  /** 'DEFINE PASSWORD' */
  title: string;
  close: string;
  lead: string;
  email: string;
  /** 'Save' */
  submit: string;
  done: string;
}

type FormProps = Omit<DefinePasswordDialogProps, 'open' | 'onClose' | 'state'>;

function DefineForm({ email = '', error, errorAction, labels, ...rules }: FormProps) {
  const { form, submit, values, errors, setValues } = useCheckedForm({
    initial: { email, password: '', confirm: '' },
    ...rules,
  });
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack space="md">
        <Text tone="muted">{labels.lead}</Text>
        {error && (
          <Banner tone="critical" action={errorAction}>
            {error}
          </Banner>
        )}
        <TextField
          type="email"
          name="email"
          autoComplete="username"
          label={labels.email}
          value={values.email}
          tone={errors.email ? 'critical' : 'neutral'}
          message={errors.email}
          onChange={({ value: text }) => setValues({ ...values, email: text })}
        />
        <NewPasswordFields
          values={values}
          errors={errors}
          onChange={(pair) => setValues({ ...values, ...pair })}
          labels={labels}
        />
        <Button caps type="submit" size="lg" stretch busy={rules.busy}>
          {labels.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** The first password of a new account (M-10, M-11, V-026, V-027, V-028). */
export function DefinePasswordDialog({ open, onClose, state, ...form }: DefinePasswordDialogProps) {
  const { labels } = form;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<SentenceCase>{labels.title}</SentenceCase>}
      closeLabel={labels.close}
      size="sm"
    >
      <div data-component="DefinePasswordDialog">
        {state === 'editing' ? <DefineForm {...form} /> : <Banner tone="positive">{labels.done}</Banner>}
      </div>
    </Dialog>
  );
}
