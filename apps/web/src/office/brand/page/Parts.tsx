import type { BrandPageContent } from '@vitrine/api/client';
import { EditablePart } from '@vitrine/ui/commerce/catalogue/EditablePart';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Heading, Stack } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { FormProvider } from '../../parts/fields/form.ts';
import { FormFields } from '../../parts/fields/FormFields.tsx';
import { sectionsOf } from './fields.ts';
import { linkPlaces } from './linkPlaces.ts';
import type { PageForm } from './usePageForm.ts';
import { usePagePreview } from './usePagePreview.ts';
import { Words } from './Words.tsx';

/** The page part by part, as the shop shows it, each with its fields (D-049). A part with a field that the server refuses is open. */
export default function Parts({ form: { draft, change, fields: problems } }: { form: PageForm }) {
  const t = useTranslate();
  const { client, language } = useServices();
  const { page, parts, template, isPending } = usePagePreview(draft);
  const isWrong = (name: string) => Object.keys(problems).some((at) => at === name || at.startsWith(`${name}.`));
  if (isPending) return <Skeleton shape="table" label={t('admin.loading')} />;
  return (
    <FormProvider
      value={{
        language,
        problems,
        labelOf: ({ name, path }) => t(path === name ? `office.page.field.${name}` : `admin.content.field.${name}`),
        store: async (body) => (await client.brandOfficePage.addPicture({ body })).data.data.path,
        places: linkPlaces(page, t),
        hasProducts: true,
        FormFields,
        WordsField: Words,
      }}
    >
      <Stack space="md" align="stretch">
        {sectionsOf(template).map(({ id, fields }) => (
          <EditablePart
            key={id}
            isOpen={fields.some(({ name }) => isWrong(name))}
            preview={parts.get(id) ?? null}
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
              onChange={({ value }) => change(value as Partial<BrandPageContent>)}
            />
          </EditablePart>
        ))}
      </Stack>
    </FormProvider>
  );
}
