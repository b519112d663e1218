import { Button } from '../../../components/Button/index.ts';
import { Checkbox } from '../../../components/Checkbox/index.ts';
import { useCheckedForm } from '../../../hooks/useCheckedForm.ts';
import { CompanyFields, ContactFields } from './CompanyFields.tsx';
import { Locations } from './Locations.tsx';
import * as css from './RegistrationForm.css.ts';
import type { RegistrationChoice, RegistrationFormProps, RegistrationValues } from './types.ts';

/** In the order in which the form is checked (V-001). The opt-in is off (V-014). */
const empty: RegistrationValues = {
  company: '',
  website: '',
  year: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  places: [''],
  countries: [''],
  segments: [],
  events: [],
  mailing: false,
};

interface ChoicesProps {
  name: 'segments' | 'events';
  question: string;
  options: RegistrationChoice[] | undefined;
  value: string[];
  message?: string;
  onChange: (change: { ids: string[] }) => void;
}

/** Any number of a few, all in view. */
const Choices = ({ name, question, options = [], value, message, onChange }: ChoicesProps) => {
  if (options.length === 0) return null;
  return (
    <fieldset className={css.choiceGroup}>
      <legend className={css.question}>{question}</legend>
      <div className={css.choices}>
        {options.map(({ id, label }, index) => (
          <Checkbox
            key={id}
            name={name}
            value={id}
            label={label}
            checked={value.includes(id)}
            message={index === 0 ? message : undefined}
            onChange={({ checked: on }) =>
              onChange({ ids: on ? [...value, id] : value.filter((other) => other !== id) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
};

/** The registration form of a retailer or a brand, for a dialog or a page. */
export function RegistrationForm({ registrant, initial, countries, labels, ...rest }: RegistrationFormProps) {
  const { segments, events, onSubmit, onType, ...rules } = rest;
  const isRetailer = registrant === 'retailer';
  const { form, submit, values, errors, setValues } = useCheckedForm({
    ...rules,
    initial: { ...empty, ...initial },
    // A brand has one location, even if more were typed as a retailer before.
    onSubmit: (all) =>
      onSubmit(
        isRetailer
          ? { ...all, segments: [] }
          : { ...all, places: all.places.slice(0, 1), countries: all.countries.slice(0, 1) },
      ),
  });
  const onChange = (change: Partial<RegistrationValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    onType?.({ values: next });
  };
  const fields = { values, errors, onChange, labels };
  return (
    <form ref={form} onSubmit={submit} noValidate data-component="RegistrationForm" className={css.form}>
      <CompanyFields {...fields} />
      {!isRetailer && (
        <Choices
          name="segments"
          question={labels.segments}
          options={segments}
          value={values.segments}
          message={errors.segments}
          onChange={({ ids }) => onChange({ segments: ids })}
        />
      )}
      <ContactFields {...fields} />
      <Locations {...fields} countries={countries} several={isRetailer} />
      <Choices
        name="events"
        question={labels.events}
        options={events}
        value={values.events}
        message={errors.events}
        onChange={({ ids }) => onChange({ events: ids })}
      />
      <Checkbox
        label={labels.mailing}
        checked={values.mailing}
        onChange={({ checked: mailing }) => onChange({ mailing })}
      />
      <Button caps type="submit" size="lg" stretch busy={rules.busy}>
        {labels.submit}
      </Button>
    </form>
  );
}
