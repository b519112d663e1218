import { LANGUAGES, languageCodes } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { RadioGroup } from '@vitrine/ui/components/RadioGroup';
import { Select } from '@vitrine/ui/components/Select';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { TextField } from '@vitrine/ui/components/TextField';
import { Grid, Stack, TextLink } from '@vitrine/ui/foundation';
import type { FormEvent } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { EditorPart } from '../../parts/form/EditorForm.tsx';
import { useFirstWrong } from '../../parts/form/useFirstWrong.ts';
import { Screen } from '../../parts/list/Screen.tsx';
import { looks, useNewAccount } from './useNewAccount.ts';

type NewAccount = ReturnType<typeof useNewAccount>;

function Shop({ form }: { form: NewAccount }) {
  const t = useTranslate();
  const { field, language, setLanguage, look, setLook, account } = form;
  const lookName = {
    vitrine: t('admin.accounts.look.vitrine'),
    own: t('admin.accounts.look.own', { name: account.name }),
  };
  return (
    <EditorPart title={t('admin.accounts.shop')}>
      <Grid columns={{ mobile: 1, tablet: 2 }} space="md">
        <TextField {...field('name')} label={t('admin.accounts.name')} required maxLength={60} autoComplete="off" />
        <TextField
          {...field('hash')}
          label={t('admin.accounts.hash')}
          hint={t('admin.accounts.hint.hash')}
          required
          maxLength={40}
          autoComplete="off"
        />
        <TextArea
          {...field('hosts')}
          label={t('admin.accounts.hosts')}
          hint={t('admin.accounts.hint.hosts')}
          required
          rows={2}
        />
        <TextField
          {...field('support_email')}
          label={t('admin.accounts.support_email')}
          hint={t('admin.accounts.hint.support_email')}
          type="email"
          required
          maxLength={320}
          autoComplete="off"
        />
        <Select
          label={t('admin.accounts.language')}
          value={language}
          onChange={({ value }) => setLanguage(languageCodes.find((known) => known === value) ?? language)}
          options={languageCodes.map((value) => ({ value, label: LANGUAGES[value].name }))}
        />
      </Grid>
      <RadioGroup
        label={t('admin.accounts.look')}
        value={look}
        onChange={({ value }) => setLook(looks.find((known) => known === value) ?? look)}
        options={looks.map((value) => ({ value, label: lookName[value] }))}
      />
    </EditorPart>
  );
}

function FirstPerson({ form: { field } }: { form: NewAccount }) {
  const t = useTranslate();
  return (
    <EditorPart title={t('admin.accounts.first')}>
      <Grid columns={{ mobile: 1, tablet: 2 }} space="md">
        <TextField
          {...field('first_name')}
          label={t('admin.person.first_name')}
          required
          maxLength={60}
          autoComplete="off"
        />
        <TextField {...field('last_name')} label={t('admin.person.last_name')} maxLength={60} autoComplete="off" />
        <TextField
          {...field('email')}
          label={t('admin.person.email')}
          type="email"
          required
          maxLength={320}
          autoComplete="off"
        />
      </Grid>
    </EditorPart>
  );
}

/** /admin/accounts/add: a marketplace of its own, and the first person of its staff (D-067, D-114). */
export function AddAccount() {
  const t = useTranslate();
  const form = useNewAccount();
  const { act, isBusy, problem, fields } = form;
  const { frame } = useFirstWrong(fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) act();
  };
  return (
    <Stack space="md">
      <span>
        <TextLink href={paths.admin('accounts')}>{t('admin.accounts.back')}</TextLink>
      </span>
      <Screen title={t('admin.accounts.add')} text={t('admin.accounts.addText')}>
        <form ref={frame} noValidate onSubmit={submit} aria-label={t('admin.accounts.add')}>
          <Stack space="xl">
            {problem && Object.keys(fields).length === 0 && <Banner tone="critical">{problem}</Banner>}
            <Shop form={form} />
            <FirstPerson form={form} />
            <span>
              <Button type="submit" busy={isBusy}>
                {t('admin.accounts.addAndSend')}
              </Button>
            </span>
          </Stack>
        </form>
      </Screen>
    </Stack>
  );
}
