import { Button } from '../../../components/Button/index.ts';
import { PhoneField } from '../../../components/PhoneField/index.ts';
import type { PhoneFieldLabels } from '../../../components/PhoneField/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { useCheckedForm, type CheckedForm } from '../../../hooks/useCheckedForm.ts';
import { durations } from '../../../internal/durations.ts';
import { FormOutcome, type Outcome } from '../../../internal/FormOutcome/FormOutcome.tsx';
import * as css from '../profileForm.css.ts';

export interface PersonalValues {
  firstName: string;
  lastName: string;
  phone: string;
  /** Code of the language of mails. */
  language: string;
}

export interface PersonalProfileProps extends CheckedForm<PersonalValues> {
  /** Shown, and cannot be changed (V-093). */
  email: string;
  languages: { value: string; label: string }[];
  outcome?: Outcome;
  onOutcomeSeen?: () => void;
  /** Asks for the code that lets the user change the password (S-041). */
  onChangePassword: () => void;
  /** The code is being sent. */
  sendingCode?: boolean;
  labels: PersonalProfileLabels;
}

export interface PersonalProfileLabels {
  firstName: string;
  lastName: string;
  email: string;
  /** Says that the address cannot be changed. */
  emailHint: string;
  phone: string;
  phoneField: PhoneFieldLabels;
  language: string;
  save: string;
  changePassword: string;
}

/** Name, phone and language of the signed-in user, and the way to another password. */
export function PersonalProfile(props: PersonalProfileProps) {
  const { email, languages, outcome, onOutcomeSeen, onChangePassword, sendingCode, labels, ...rules } = props;
  const { form, submit, values, setValues, errors } = useCheckedForm(rules);
  const field = (name: keyof PersonalValues) => ({
    name,
    label: labels[name],
    value: values[name],
    tone: errors[name] ? ('critical' as const) : ('neutral' as const),
    message: errors[name],
    onChange: ({ value }: { value: string }) => setValues({ ...values, [name]: value }),
  });
  return (
    <form ref={form} onSubmit={submit} noValidate data-component="PersonalProfile" className={css.form}>
      <div className={css.pair}>
        <TextField {...field('firstName')} required maxLength={80} autoComplete="given-name" />
        <TextField {...field('lastName')} required maxLength={80} autoComplete="family-name" />
      </div>
      <TextField
        name="email"
        type="email"
        label={labels.email}
        hint={labels.emailHint}
        value={email}
        readOnly
        autoComplete="email"
      />
      <div className={css.pair}>
        <PhoneField {...field('phone')} required labels={labels.phoneField} />
        <Select {...field('language')} options={languages} />
      </div>
      <div className={css.send}>
        <Button type="submit" busy={rules.busy}>
          {labels.save}
        </Button>
        <Button variant="secondary" onPress={onChangePassword} busy={sendingCode}>
          {labels.changePassword}
        </Button>
        <FormOutcome outcome={outcome} ms={durations.personalOutcome} onSeen={onOutcomeSeen} />
      </div>
    </form>
  );
}
