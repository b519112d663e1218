import { LANGUAGES, languageCodes } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { RadioGroup } from '@vitrine/ui/components/RadioGroup';
import { Select } from '@vitrine/ui/components/Select';
import { TextField } from '@vitrine/ui/components/TextField';
import { Grid, Stack, TextLink } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useServices } from '../../../queries/services.ts';
import { Screen } from '../list/Screen.tsx';
import { usePersonAction } from './usePersonAction.ts';

const roles = ['staff', 'buyer', 'seller'] as const;

const blank = { email: '', first_name: '', last_name: '', company: '' };

/** The form's state, and what the server said about its fields. */
const useNewPerson = () => {
  const t = useTranslate();
  const { client, account } = useServices();
  const navigate = useNavigate();
  const [texts, setTexts] = useState(blank);
  const [role, setRole] = useState<(typeof roles)[number]>('staff');
  const [language, setLanguage] = useState(account.language_code);
  const action = usePersonAction({
    run: async () => {
      const company = role === 'staff' || texts.company.trim() === '' ? undefined : texts.company.trim();
      const answer = await client.staffPeople.add({ body: { ...texts, role, company, language_code: language } });
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
  return { ...action, field, role, setRole, language, setLanguage };
};

/** /admin/people/add: a colleague, or somebody of a retailer or brand. */
export function AddPerson() {
  const t = useTranslate();
  const { act, isBusy, problem, fields, field, role, setRole, language, setLanguage } = useNewPerson();
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
        <form noValidate onSubmit={submit}>
          <Stack space="md">
            {problem && Object.keys(fields).length === 0 && <Banner tone="critical">{problem}</Banner>}
            <RadioGroup
              label={t('admin.person.role')}
              value={role}
              onChange={({ value }) => setRole(roles.find((known) => known === value) ?? 'staff')}
              options={roles.map((value) => ({ value, label: t(`admin.role.${value}`) }))}
            />
            <Grid columns={{ mobile: 1, tablet: 2 }} space="md">
              <TextField {...field('first_name')} required maxLength={60} autoComplete="off" />
              <TextField {...field('last_name')} maxLength={60} autoComplete="off" />
              <TextField {...field('email')} type="email" required maxLength={320} autoComplete="off" />
              {role !== 'staff' && <TextField {...field('company')} required maxLength={120} autoComplete="off" />}
              <Select
                label={t('admin.person.language')}
                value={language}
                onChange={({ value }) => setLanguage(languageCodes.find((known) => known === value) ?? language)}
                options={languageCodes.map((value) => ({ value, label: LANGUAGES[value].name }))}
              />
            </Grid>
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
