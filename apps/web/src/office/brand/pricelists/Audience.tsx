import { useQuery } from '@tanstack/react-query';
import type { PricelistAudience } from '@vitrine/api/client';
import { RadioGroup } from '@vitrine/ui/components/RadioGroup';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { EditorForm, EditorPart } from '../../parts/form/EditorForm.tsx';
import { OnlyFor } from '../../parts/form/OnlyFor.tsx';
import { FileFrame } from '../../parts/list/FileFrame.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { catalogueQueries } from '../../parts/queries/catalogue.ts';
import { Locations } from './Locations.tsx';
import { NobodyYet, useAskForNobody } from './Nobody.tsx';
import { NamedRetailers } from './NamedRetailers.tsx';
import { useAudienceForm } from './useAudienceForm.ts';

function AudienceForm({ id, audience }: { id: number; audience: PricelistAudience }) {
  const t = useTranslate();
  const form = useAudienceForm(id, audience);
  const { draft, change, isNobody } = form;
  const { save, question } = useAskForNobody({ name: audience.name, isNobody, save: form.save });
  return (
    <>
      <EditorForm label={t('catalogue.audience.form')} form={{ ...form, save }}>
        <RadioGroup
          label={t('catalogue.audience.question')}
          value={draft.given_to}
          onChange={({ value }) => change({ given_to: value === 'all' ? 'all' : 'chosen' })}
          options={(['all', 'chosen'] as const).map((value) => ({
            value,
            label: t(`catalogue.audience.${value}`),
            hint: t(`catalogue.audience.${value}Hint`),
          }))}
        />
        {draft.given_to === 'chosen' && (
          <>
            {isNobody && <NobodyYet />}
            <EditorPart title={t('catalogue.audience.named')}>
              <NamedRetailers
                retailers={draft.retailers}
                onChange={change}
                problem={form.fields['retailer_ids']?.[0]}
              />
            </EditorPart>
            <EditorPart title={t('catalogue.audience.locations')}>
              <Locations chosen={draft.location_ids} onChange={({ ids }) => change({ location_ids: ids })} />
            </EditorPart>
          </>
        )}
      </EditorForm>
      {question}
    </>
  );
}

/** /admin/brand/pricelists/:id: whom a price list is offered to. */
export function Audience() {
  const t = useTranslate();
  const id = Number(useParams()['id']);
  const query = useQuery(useQueriesOf(catalogueQueries).audience(id));
  return (
    <FileFrame query={query} back={{ href: paths.admin('brand/pricelists'), label: t('catalogue.audience.back') }}>
      {(audience) => (
        <Screen
          title={t('catalogue.audience.title', { name: audience.name })}
          text={t('catalogue.audience.text')}
          needs="owner"
        >
          <OnlyFor right="owner">
            <AudienceForm key={id} id={id} audience={audience} />
          </OnlyFor>
        </Screen>
      )}
    </FileFrame>
  );
}
