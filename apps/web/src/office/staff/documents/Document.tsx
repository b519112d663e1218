import { useQuery } from '@tanstack/react-query';
import type { Content } from '@vitrine/api/client';
import { type ContentKind, isRemovable, LANGUAGES, languageCodes } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { RadioGroup } from '@vitrine/ui/components/RadioGroup';
import { Inline, Stack, TextLink } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { FormProvider } from '../../parts/fields/form.ts';
import { FormFields } from '../../parts/fields/FormFields.tsx';
import { useIsStoring } from '../../parts/fields/usePictureUpload.ts';
import { useFirstWrong } from '../../parts/form/useFirstWrong.ts';
import { FileFrame } from '../../parts/list/FileFrame.tsx';
import { ReasonDialog } from '../../parts/list/ReasonDialog.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { ShowNow } from '../../parts/list/ShowNow.tsx';
import { staffQueries } from '../../parts/queries/staff.ts';
import { Conflict } from './Conflict.tsx';
import { FORMS } from './fields.ts';
import { Hosts } from './Hosts.tsx';
import { MovePage } from './MovePage.tsx';
import { Preview } from './Preview.tsx';
import { publicAddress, useEntryName } from './useEntryName.ts';
import { useSaving } from './useSaving.ts';
import { Versions } from './Versions.tsx';
import { WordsField } from './WordsField.tsx';

type Saving = ReturnType<typeof useSaving>;

/** What the question says that comes before a document is removed. */
const useRemovalText = ({ name, kind }: Content, isAsking: boolean): string | undefined => {
  const t = useTranslate();
  const intl = useIntl();
  const isSegment = kind === 'segment';
  const { data } = useQuery({ ...useQueriesOf(staffQueries).contentRemoval(name), enabled: isSegment && isAsking });
  const text = t('admin.content.removeText');
  if (!isSegment) return text;
  if (!data) return undefined;
  const { people, brands, heroes } = data;
  const titles = intl.formatList(heroes);
  return `${text} ${t('admin.content.removeSegment', { people, brands, heroes: heroes.length, titles })}`;
};

function RemoveButton({ saving: { base, remove }, name }: { saving: Saving; name: string }) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const text = useRemovalText(base, isAsking);
  return (
    <>
      <Button variant="danger" icon="trash" onPress={() => setAsking(true)}>
        {t('admin.content.remove')}
      </Button>
      {isAsking && text !== undefined && (
        <ReasonDialog
          danger
          title={t('admin.content.removeTitle', { name })}
          text={text}
          send={t('admin.content.remove')}
          isBusy={remove.isBusy}
          problem={remove.problem}
          onSend={() => remove.act()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Kinds that a window of the shop reads once, when it is opened. */
const ofWindow: readonly ContentKind[] = ['settings', 'event', 'segment'];

/** The server's message, unless it is shown beside a field or as a conflict. */
function Problem({ saving, onShowWrong }: { saving: Saving; onShowWrong: () => void }) {
  const { save, current, base, draft, adopt, isSaved } = saving;
  const t = useTranslate();
  if (current)
    return (
      <Conflict
        reason={save.problem}
        theirs={current.document}
        mine={draft}
        isBusy={save.isBusy}
        onKeepMine={() => save.act(current.version)}
        onTakeTheirs={() => adopt(current)}
      />
    );
  if (save.problem === undefined) {
    if (base.version === null) return <Banner>{t('admin.content.new')}</Banner>;
    return isSaved && ofWindow.includes(base.kind) && <ShowNow text={t('admin.content.showText')} />;
  }
  const count = Object.keys(save.fields).length;
  const action = count > 0 && (
    <Button variant="secondary" size="sm" onPress={onShowWrong}>
      {t('office.form.showWrong')}
    </Button>
  );
  return (
    <Banner tone="critical" action={action}>
      {count > 0 ? t('office.form.wrong', { count }) : save.problem}
    </Banner>
  );
}

/** How people call a document, and where visitors see it today; no address where they do not. */
const useEntry = ({ name, kind, version }: Content): { title: string; address: string | undefined } => {
  const nameOf = useEntryName();
  const { data = [] } = useQuery({ ...useQueriesOf(staffQueries).content(), enabled: kind !== 'settings' });
  const entry = data.find((known) => known.name === name);
  const isShown = kind !== 'page' || entry?.days?.phase === 'open';
  const address = version !== null && isShown ? publicAddress(name) : undefined;
  // The address of a page stands in its title; while a page is edited, its own title is a field.
  return { title: nameOf(kind === 'page' || !entry ? { name } : entry), address };
};

function Editor({ content }: { content: Content }) {
  const t = useTranslate();
  const { client, language: own } = useServices();
  const [language, setLanguage] = useState(own);
  const { state } = useLocation() as { state: { title?: string } | null };
  const saving = useSaving(content, state?.title);
  const { base, draft, isUnsaved, setDraft, save } = saving;
  const { frame, show } = useFirstWrong(save.fields);
  const { name, kind } = content;
  const isStoring = useIsStoring();
  const isBusy = save.isBusy || isStoring;
  const { title, address } = useEntry(base);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) save.act(base.version);
  };
  return (
    <Screen
      title={title}
      text={t(`admin.content.about.${kind}`)}
      actions={
        base.version !== null &&
        isRemovable(kind) && (
          <>
            {kind === 'page' && <MovePage page={base} isUnsaved={isUnsaved} />}
            <RemoveButton saving={saving} name={title} />
          </>
        )
      }
    >
      {kind !== 'settings' && (
        <RadioGroup
          inline
          label={t('admin.content.language')}
          value={language}
          onChange={({ value }) => setLanguage(languageCodes.find((code) => code === value) ?? language)}
          options={languageCodes.map((value) => ({ value, label: LANGUAGES[value].name }))}
        />
      )}
      <form ref={frame} noValidate onSubmit={submit} aria-label={title}>
        <Stack space="lg">
          <FormProvider
            value={{
              language,
              problems: save.fields,
              labelOf: ({ name: field }) => t(`admin.content.field.${field}`),
              store: async (body) => (await client.staffContent.addPicture({ body })).data.data.path,
              FormFields,
              WordsField,
            }}
          >
            <FormFields specs={FORMS[kind]} path="document" value={draft} onChange={({ value }) => setDraft(value)} />
          </FormProvider>
          <Problem saving={saving} onShowWrong={show} />
          <Inline>
            <Button type="submit" busy={isBusy}>
              {t('admin.save')}
            </Button>
            {address && (
              // A tab of its own: the shop that is open here does not know yet what was added.
              <TextLink external href={address}>
                {t('admin.content.open')}
              </TextLink>
            )}
          </Inline>
        </Stack>
      </form>
      {kind === 'settings' && <Hosts />}
      <Versions
        key={base.version}
        name={name}
        isSet={base.version !== null}
        current={base.document}
        restore={saving.restore}
      />
      <Preview kind={kind} document={draft} language={language} />
    </Screen>
  );
}

/** /admin/account/:name: a document of the account, with its preview (D-042, D-067). */
export function Document() {
  const t = useTranslate();
  const { name = '' } = useParams();
  const query = useQuery(useQueriesOf(staffQueries).document(name));
  return (
    <FileFrame query={query} back={{ href: paths.admin('account'), label: t('admin.content.back') }}>
      {(content) => <Editor key={name} content={content} />}
    </FileFrame>
  );
}
