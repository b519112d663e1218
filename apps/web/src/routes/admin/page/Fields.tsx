import { TextField } from '@vitrine/ui/components/TextField';
import { Heading, Stack } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { linkFields, textFields, type PageDraft } from '../../../mappers/pageDraft.ts';
import { LanguageFields } from '../form/LanguageFields.tsx';
import { Pair } from '../form/Pair.tsx';
import { Parts } from './Parts.tsx';
import type { PageForm } from './usePageForm.ts';

const longest = { brand_from: 120, brand_style: 3000, landing_modal_text: 20_000, about_rating: 600, details: 40_000 };
const lines: Partial<Record<(typeof textFields)[number], number>> = {
  brand_style: 4,
  about_rating: 2,
};
/** Texts with formatting. */
const formatted = new Set<(typeof textFields)[number]>(['landing_modal_text', 'details']);

/** All that the page says and shows. */
export function Fields({ form }: { form: PageForm }) {
  const { draft, change, fields } = form;
  const t = useTranslate();
  const field = (name: 'year_established' | (typeof linkFields)[number]) => ({
    label: t(`office.page.field.${name}`),
    value: draft[name],
    onChange: ({ value }: { value: string }) => change({ [name]: value } as Partial<PageDraft>),
    tone: fields[name] ? ('critical' as const) : undefined,
    message: fields[name]?.[0],
  });
  return (
    <>
      <Stack space="md">
        <Heading level={2} size="sm">
          {t('office.page.texts')}
        </Heading>
        <Pair>
          {textFields.map((name) => (
            <LanguageFields
              key={name}
              label={t(`office.page.field.${name}`)}
              value={draft[name]}
              onChange={({ value }) => change({ [name]: value } as Partial<PageDraft>)}
              maxLength={longest[name]}
              rows={lines[name]}
              isFormatted={formatted.has(name)}
              problem={fields[name]?.[0]}
            />
          ))}
          <TextField {...field('year_established')} type="number" min={1500} max={2100} inputMode="numeric" />
        </Pair>
      </Stack>
      <Stack space="md">
        <Heading level={2} size="sm">
          {t('office.page.links')}
        </Heading>
        <Pair>
          {linkFields.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              type="url"
              placeholder="https://"
              maxLength={500}
              spellCheck={false}
            />
          ))}
        </Pair>
      </Stack>
      <Stack space="none" align="stretch">
        <Parts form={form} />
      </Stack>
    </>
  );
}
