import { useQuery } from '@tanstack/react-query';
import type { BrandFacts } from '@vitrine/api/client';
import { RichHtml } from '@vitrine/ui/components/RichHtml';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { limitFields } from '../../parts/mappers/limitDraft.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { Facts } from '../../parts/list/Facts.tsx';
import { FileFrame } from '../../parts/list/FileFrame.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { staffQueries } from '../../parts/queries/staff.ts';

const namesOf = (choices: readonly { id: number; name: string }[], chosen: readonly number[]): string =>
  choices
    .filter(({ id }) => chosen.includes(id))
    .map(({ name }) => name)
    .join(', ');

/** What the owner of a brand entered, for staff to read. */
function Entered({ facts }: { facts: BrandFacts }) {
  const t = useTranslate();
  const intl = useIntl();
  const { language } = useServices();
  const { choices, description, terms } = facts;
  const said = terms[language] ?? terms.en;
  const label = (field: keyof BrandFacts) => t(`office.facts.field.${field}`);
  return (
    <Facts
      facts={[
        { label: label('tags'), value: facts.tags.join(', ') },
        { label: label('description'), value: description[language] ?? description.en },
        { label: label('segment_ids'), value: namesOf(choices.segments, facts.segment_ids) },
        { label: label('category_ids'), value: namesOf(choices.categories, facts.category_ids) },
        ...limitFields.map((field) => ({
          label: label(field),
          value: facts[field] === null ? '' : intl.formatNumber(facts[field]),
        })),
        { label: label('order_now_url'), value: facts.order_now_url },
        { label: label('terms'), value: said && <RichHtml html={said} /> },
      ]}
    />
  );
}

/** /admin/brand-facts/:id: what a brand says of itself beside its page (E-19, E-20). */
export function BrandFile() {
  const t = useTranslate();
  const query = useQuery(useQueriesOf(staffQueries).brandFacts(Number(useParams()['id'])));
  return (
    <FileFrame query={query} back={{ href: paths.admin('brands'), label: t('admin.brands.back') }}>
      {(facts) => (
        <Screen title={facts.name} text={t('admin.brands.factsText')}>
          <Entered facts={facts} />
        </Screen>
      )}
    </FileFrame>
  );
}
