import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Divider } from '../../../foundation/index.ts';
import { useCheckedForm } from '../../../hooks/useCheckedForm.ts';
import { durations } from '../../../internal/durations.ts';
import { FormOutcome } from '../../../internal/FormOutcome/FormOutcome.tsx';
import { LogoField } from '../LogoField/index.ts';
import * as css from '../profileForm.css.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import type { CompanyProfileProps, CompanyValues } from './types.ts';

/** Logo, name, year, text, addresses and countries of a retailer, and its business domains. */
export function CompanyProfile(props: CompanyProfileProps) {
  const { logo, countries, domains, outcome, onOutcomeSeen, labels, ...rules } = props;
  const { form, submit, values, setValues, errors } = useCheckedForm(rules);
  const [savedLogo, setSavedLogo] = useState(logo);
  if (savedLogo !== logo) {
    // Another logo was saved: the choice is done.
    setSavedLogo(logo);
    setValues((before) => ({ ...before, logo: null }));
  }
  const change = (part: Partial<CompanyValues>) => setValues((before) => ({ ...before, ...part }));
  return (
    <div data-component="CompanyProfile" className={css.form}>
      <form ref={form} onSubmit={submit} noValidate className={css.form}>
        <LogoField
          name={values.name}
          logo={logo}
          value={values.logo}
          onChange={({ value }) => change({ logo: value })}
          message={errors.logo}
          labels={labels.logo}
        />
        <CompanyFields values={values} errors={errors} onChange={change} labels={labels} />
        <ChoiceField
          name="countries"
          options={countries}
          value={values.countries}
          onChange={({ ids }) => change({ countries: ids })}
          message={errors.countries}
          labels={labels.countries}
        />
        <div className={css.send}>
          <Button type="submit" busy={rules.busy}>
            {labels.save}
          </Button>
          <FormOutcome outcome={outcome} ms={durations.companyOutcome} onSeen={onOutcomeSeen} />
        </div>
      </form>
      <Divider />
      <ChoiceField
        name="domains"
        options={domains.options}
        value={domains.value}
        onChange={domains.onChange}
        labels={labels.domains}
      />
    </div>
  );
}
