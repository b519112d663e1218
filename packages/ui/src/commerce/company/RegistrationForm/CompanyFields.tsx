import { PhoneField } from '../../../components/PhoneField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import * as css from './RegistrationForm.css.ts';
import type { RegistrationFormLabels, RegistrationValues } from './types.ts';

export interface FieldsProps {
  values: RegistrationValues;
  errors: Partial<Record<keyof RegistrationValues, string>>;
  onChange: (change: Partial<RegistrationValues>) => void;
  labels: RegistrationFormLabels;
}

type TextKey = 'company' | 'website' | 'year' | 'firstName' | 'lastName' | 'email';

/** Kind and purpose of each field, for keyboards and password managers. */
const traits = {
  company: { autoComplete: 'organization', maxLength: 120 },
  website: { autoComplete: 'url', inputMode: 'url', maxLength: 500, spellCheck: false },
  year: { inputMode: 'numeric', maxLength: 20 },
  firstName: { autoComplete: 'given-name', maxLength: 80 },
  lastName: { autoComplete: 'family-name', maxLength: 80 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
} as const;

const TextOf = ({ field, hint, values, errors, onChange, labels }: FieldsProps & { field: TextKey; hint?: string }) => (
  <TextField
    {...traits[field]}
    name={field}
    label={labels[field]}
    required
    hint={hint}
    value={values[field]}
    tone={errors[field] ? 'critical' : 'neutral'}
    message={errors[field]}
    onChange={({ value: text }) => onChange({ [field]: text })}
  />
);

/** Who the company is. */
export const CompanyFields = (props: FieldsProps) => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{props.labels.companyInfo}</legend>
    <TextOf field="company" {...props} />
    <TextOf field="website" hint={props.labels.websiteHint} {...props} />
    <div className={css.pair}>
      <TextOf field="year" {...props} />
    </div>
  </fieldset>
);

/** Who writes for it. */
export const ContactFields = (props: FieldsProps) => {
  const { values, errors, onChange, labels } = props;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{labels.contactInfo}</legend>
      <div className={css.pair}>
        <TextOf field="firstName" {...props} />
        <TextOf field="lastName" {...props} />
      </div>
      <div className={css.pair}>
        <PhoneField
          name="phone"
          label={labels.phone}
          required
          value={values.phone}
          tone={errors.phone ? 'critical' : 'neutral'}
          message={errors.phone}
          onChange={({ value: phone }) => onChange({ phone })}
          labels={labels.phoneField}
        />
        <TextOf field="email" {...props} />
      </div>
    </fieldset>
  );
};
