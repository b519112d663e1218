import type { BrandSizeChart, ProductChoices } from '@vitrine/api/client';
import { Select } from '@vitrine/ui/components/Select';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { ConflictTable } from '../form/ConflictTable.tsx';
import { EditorForm, EditorPart } from '../form/EditorForm.tsx';
import { LanguageFields } from '../form/LanguageFields.tsx';
import { Pair } from '../form/Pair.tsx';
import { Measurements } from './Measurements.tsx';
import { useChartForm, type ChartForm } from './useChartForm.ts';

/** Which sizes the table has columns for. */
function Run({ form: { draft, runs, change, fields } }: { form: ChartForm }) {
  const t = useTranslate();
  const problem = fields['run']?.[0];
  const labelOf = ([first = '', ...others]: readonly string[]) => {
    const last = others.at(-1);
    return last === undefined ? first : t('catalogue.chart.runOption', { first, last });
  };
  return (
    <Select
      label={t('catalogue.chart.field.run')}
      hint={t('catalogue.chart.runHint')}
      options={runs.map(({ run, sizes }) => ({ value: run, label: labelOf(sizes) }))}
      value={draft.run}
      onChange={({ value: run }) => change({ run })}
      placeholder={draft.run === '' ? t('catalogue.choose') : undefined}
      required
      tone={problem ? 'critical' : undefined}
      message={problem}
    />
  );
}

/** The form of a size chart, new or known. */
export function ChartEditor({ chart, choices }: { chart?: BrandSizeChart; choices: ProductChoices }) {
  const t = useTranslate();
  const form = useChartForm(chart, choices);
  return (
    <EditorForm
      label={t('catalogue.chart.form')}
      form={form}
      details={form.compared && <ConflictTable {...form.compared} />}
    >
      <EditorPart title={t('catalogue.chart.basics')}>
        <Pair>
          <LanguageFields
            label={t('catalogue.chart.field.name')}
            value={form.draft.name}
            onChange={({ value: name }) => form.change({ name })}
            maxLength={80}
            problem={form.fields['name']?.[0]}
            required
          />
          <Run form={form} />
        </Pair>
      </EditorPart>
      <EditorPart title={t('catalogue.chart.field.measurements')}>
        <Measurements form={form} />
      </EditorPart>
    </EditorForm>
  );
}
