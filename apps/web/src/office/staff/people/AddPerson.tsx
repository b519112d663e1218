import { LANGUAGES, languageCodes } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { RadioGroup } from '@vitrine/ui/components/RadioGroup';
import { Select } from '@vitrine/ui/components/Select';
import { TextField } from '@vitrine/ui/components/TextField';
import { Grid, Stack, TextLink } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useFirstWrong } from '../../parts/form/useFirstWrong.ts';
import { Screen } from '../../parts/list/Screen.tsx';
import { CompanyField, type Company } from './CompanyField.tsx';
import { usePersonAction } from './usePersonAction.ts';

const roles = ['staff', 'buyer', 'seller'] as const;

const blank = { email: '', first_name: '', last_name: '', company: '' };

type Role = (typeof roles)[number];

/** Whom a person acts for: one who is here, or the name of a new one. */
const useCompany = () => {
  const [known, setKnown] = useState<Company>();
  const [isNew, setNew] = useState(false);
  const sent = (name: string) => (isNew ? { company: name.trim() || undefined } : { company_id: known?.id });
  return { known, setKnown, isNew, setNew, sent };
};

/** The form's state, and what the server said about its fields. */
const useNewPerson = () => {
  const t = useTranslate();
  const { client, account } = useServices();
  const navigate = useNavigate();
  const [texts, setTexts] = useState(blank);
  const [role, setRole] = useState<Role>('staff');
  const company = useCompany();
  const [language, setLanguage] = useState(account.language_code);
  const action = usePersonAction({
    run: async () => {
      const { company: name, ...person } = texts;
      const actsFor = role === 'staff' ? {} : company.sent(name);
      const answer = await client.staffPeople.add({ body: { ...person, ...actsFor, role, language_code: language } });
      void navigate(paths.admin(`people/${answer.data.data.id}`));
      return answer;
    },
    done: () => t('admin.person.linkSent', { email: texts.email }),
  });
  const field = (name: keyof typeof blank) => ({
    label: t(`admin.person.${name}`),
    value: texts[name],
    onChange: ({ value }: { value: string }) => setTexts({ ...texts, [name]: value }),
    tone: action.fields[name] ? ('critical' as const) : undefined,
    message: action.fields[name]?.[0],
  });
  const chooseRole = ({ value }: { value: string }) => {
    setRole(roles.find((known) => known === value) ?? 'staff');
    company.setKnown(undefined);
  };
  return { ...action, field, role, chooseRole, company, language, setLanguage };
};

type NewPerson = ReturnType<typeof useNewPerson>;

/** The company is chosen, so that nobody makes another one by a slip of the key. */
function CompanyFields({ role, person }: { role: Exclude<Role, 'staff'>; person: NewPerson }) {
  const t = useTranslate();
  const { company, field, fields } = person;
  return (
    <Stack space="sm">
      {company.isNew ? (
        <TextField
          {...field('company')}
          label={t(`admin.person.newName.${role}`)}
          required
          maxLength={120}
          autoComplete="off"
        />
      ) : (
        <CompanyField
          role={role}
          company={company.known}
          onChange={company.setKnown}
          tone={fields['company_id'] ? 'critical' : undefined}
          message={fields['company_id']?.[0]}
        />
      )}
      <Checkbox
        label={t(`admin.person.isNew.${role}`)}
        hint={t(`admin.person.newHint.${role}`)}
        checked={company.isNew}
        onChange={({ checked }) => company.setNew(checked)}
      />
    </Stack>
  );
}

/** /admin/people/add: a colleague, or somebody of a retailer or brand. */
export function AddPerson() {
  const t = useTranslate();
  const person = useNewPerson();
  const { act, isBusy, problem, fields, field, role, chooseRole, language, setLanguage } = person;
  const { frame } = useFirstWrong(fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) act();
  };
  return (
    <Stack space="md">
      <span>
        <TextLink href={paths.admin('people')}>{t('admin.people.back')}</TextLink>
      </span>
      <Screen title={t('admin.people.add')} text={t('admin.people.addText')}>
        <form ref={frame} noValidate onSubmit={submit}>
          <Stack space="md">
            {problem && Object.keys(fields).length === 0 && <Banner tone="critical">{problem}</Banner>}
            <RadioGroup
              label={t('admin.person.role')}
              value={role}
              onChange={chooseRole}
              options={roles.map((value) => ({ value, label: t(`admin.role.${value}`) }))}
            />
            <Grid columns={{ mobile: 1, tablet: 2 }} space="md">
              <TextField {...field('first_name')} required maxLength={60} autoComplete="off" />
              <TextField {...field('last_name')} maxLength={60} autoComplete="off" />
              <TextField {...field('email')} type="email" required maxLength={320} autoComplete="off" />
              <Select
                label={t('admin.person.language')}
                value={language}
                onChange={({ value }) => setLanguage(languageCodes.find((known) => known === value) ?? language)}
                options={languageCodes.map((value) => ({ value, label: LANGUAGES[value].name }))}
              />
            </Grid>
            {role !== 'staff' && <CompanyFields key={role} role={role} person={person} />}
            <span>
              <Button type="submit" busy={isBusy}>
                {t('admin.people.addAndSend')}
              </Button>
            </span>
          </Stack>
        </form>
      </Screen>
    </Stack>
  );
}
