import type { BrandPageState } from '@vitrine/api/client';
import { PAGE_HISTORY_FIELDS } from '@vitrine/api/rules';
import type { ComparedPart } from '@vitrine/ui/commerce/catalogue/PageComparison';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { draftDifferences, type Difference } from './pageDraft.ts';
import type { WireBrandPage } from '../../../shared/mappers/wire.ts';
import { sectionOf } from './fields.ts';
import { partsOf } from './pageParts.tsx';

const ofHistory: ReadonlySet<string> = new Set(PAGE_HISTORY_FIELDS);

/** The wire names the whole history where the form has its fields. */
const changedFields = (differences: readonly Difference[], { meta }: WireBrandPage): string[] => {
  const inForm: string[] = differences.map(({ field }) => field);
  const others = meta.draft_changes.filter((field) => field !== 'history' || !inForm.some((one) => ofHistory.has(one)));
  return [...new Set([...inForm, ...others])];
};

/** The parts of a brand's page, live and as a draft, or a former page, makes them. `elsewhere` names changed fields without a place on the page. */
export const useComparedParts = (
  state: Pick<BrandPageState, 'live' | 'draft'>,
  live: WireBrandPage | undefined,
  draft: WireBrandPage | undefined,
  /** What `draft` is called. */
  page: string,
) => {
  const intl = useIntl();
  const t = useTranslate();
  const differences = draftDifferences(state);
  const fieldsOf = (fields: readonly string[]) => differences.filter(({ field }) => fields.includes(field));
  const inWords = ({ field, language, before, after, pictures }: Difference): string => {
    const label = t(`office.page.field.${field}`);
    if (pictures && before === after) return t('office.page.picturesChange', { name: label });
    const name = language ? t('office.inLanguage', { label, language }) : label;
    return t('office.page.changeInWords', { name, page, before: before || '–', after: after || '–' });
  };
  const labelsOf = (fields: readonly string[]): string =>
    fields.map((field) => t(`office.page.field.${field}`)).join(', ');
  if (!live || !draft) return { parts: [], elsewhere: '', sectionNameOf: () => '' };
  const changed = changedFields(differences, draft);
  const shown = partsOf(live);
  const parts = shown.map(({ id, fields, render }): ComparedPart => {
    const its = changed.filter((field) => fields.includes(field));
    const written = fieldsOf(fields);
    return {
      id,
      name: its.length > 0 ? labelsOf(its) : t(`office.page.part.${id}`),
      changed: its.length > 0,
      editable: written.length > 0,
      summary: written.map(inWords).join(' '),
      before: render(live, intl, t('office.page.live')),
      after: render(draft, intl, page),
    };
  });
  const placed = new Set(shown.flatMap(({ fields }) => fields));
  return {
    parts: parts.filter((part) => part.changed || part.before !== null || part.after !== null),
    elsewhere: labelsOf(changed.filter((field) => !placed.has(field))),
    /** The section of the form with the first changed field of a part. */
    sectionNameOf: (part: string): string => {
      const [first] = fieldsOf(shown.find(({ id }) => id === part)?.fields ?? []);
      if (!first) return '';
      return t(`office.page.part.${sectionOf(first.field)}`);
    },
  };
};
