import { Heading } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useServices } from '../../../queries/services.ts';
import type { PageDraft } from '../../../mappers/pageDraft.ts';
import { Folded } from '../fields/Folded.tsx';
import { FormProvider } from '../fields/form.ts';
import { FormFields } from '../fields/FormFields.tsx';
import { SECTIONS } from './fields.ts';
import type { PageForm } from './usePageForm.ts';
import { Words } from './Words.tsx';

/** The pictures and blocks of the page, folded by section; one that the server refuses is open. */
export function Parts({ form: { draft, change, fields: problems } }: { form: PageForm }) {
  const t = useTranslate();
  const { client, language } = useServices();
  const isWrong = (name: string) => Object.keys(problems).some((at) => at === name || at.startsWith(`${name}.`));
  return (
    <FormProvider
      value={{
        language,
        problems,
        labelOf: ({ name, path }) => t(path === name ? `office.page.field.${name}` : `admin.content.field.${name}`),
        store: async (body) => (await client.brandOfficePage.addPicture({ body })).data.data.path,
        FormFields,
        WordsField: Words,
      }}
    >
      {SECTIONS.map(({ id, fields }) => (
        <Folded
          key={id}
          isOpen={fields.some(({ name }) => isWrong(name))}
          title={
            <Heading level={2} size="sm">
              {t(`office.page.part.${id}`)}
            </Heading>
          }
        >
          <FormFields
            specs={fields}
            path=""
            value={draft}
            onChange={({ value }) => change(value as Partial<PageDraft>)}
          />
        </Folded>
      ))}
    </FormProvider>
  );
}
