import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import {
  type NewPasswordForm,
  NewPasswordFields,
  type NewPasswordLabels,
  useNewPassword,
} from '../../components/NewPasswordFields/index.ts';
import { Heading, Section, Stack, Text } from '../../foundation/index.ts';
import { SentenceCase } from '../../internal/SentenceCase/SentenceCase.tsx';
import { useFocusAfterStep } from '../../hooks/useFocusAfterStep.ts';
import * as css from './RecoveryForm.css.ts';

export interface RecoveryFormProps extends NewPasswordForm {
  state: 'editing' | 'done';
  /** What the server says about the token or the whole (V-025, X-016). */
  error?: string;
  /** A button beside that error, such as one for a new link. */
  errorAction?: ReactNode;
  /** After 'Password Changed!'. */
  onLogin: () => void;
  labels: RecoveryLabels;
}

export interface RecoveryLabels extends NewPasswordLabels {
  /** 'CHANGE PASSWORD' */
  title: string;
  lead: string;
  submit: string;
  /** 'Password Changed!' */
  done: string;
  login: string;
}

function Editing({ error, errorAction, busy, labels, ...rules }: RecoveryFormProps) {
  const { form, submit, fields, filled } = useNewPassword({ busy, ...rules });
  return (
    <form ref={form} onSubmit={(event) => (filled ? submit(event) : event.preventDefault())} noValidate>
      <Stack space="lg">
        <Text tone="muted">{labels.lead}</Text>
        {error && (
          <Banner tone="critical" action={errorAction}>
            {error}
          </Banner>
        )}
        <NewPasswordFields {...fields} labels={labels} />
        <Button caps type="submit" size="lg" stretch busy={busy} disabled={!filled}>
          {labels.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** Setting a new password with the link of a mail; both fields are needed before it can be sent (V-023). */
export function RecoveryForm(props: RecoveryFormProps) {
  const { state, onLogin, labels } = props;
  const focus = useFocusAfterStep<HTMLDivElement>(state);
  return (
    <Section>
      <div {...focus} data-component="RecoveryForm" className={css.form}>
        <Heading level={1} size="md">
          <SentenceCase>{labels.title}</SentenceCase>
        </Heading>
        {state === 'editing' ? (
          <Editing {...props} />
        ) : (
          <Stack space="lg">
            <Banner tone="positive">{labels.done}</Banner>
            <Button caps size="lg" stretch onPress={onLogin}>
              {labels.login}
            </Button>
          </Stack>
        )}
      </div>
    </Section>
  );
}
