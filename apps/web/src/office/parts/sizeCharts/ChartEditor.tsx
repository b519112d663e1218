import type { BrandSizeChart } from '@vitrine/api/client';
import { Select } from '@vitrine/ui/components/Select';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { ChartSize } from './sizeChartDraft.ts';
import { ConflictTable } from '../form/ConflictTable.tsx';
import { EditorForm, EditorPart } from '../form/EditorForm.tsx';
import { LanguageFields } from '../form/LanguageFields.tsx';
import { Pair } from '../form/Pair.tsx';
import { Measurements } from './Measurements.tsx';
import type { ChartDesk } from './desk.ts';
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

interface ChartEditorProps {
  /** Not given for a new one. */
  chart?: BrandSizeChart;
  sizes: readonly ChartSize[];
  desk: ChartDesk;
}

/** The form of a size chart, new or known. */
export function ChartEditor({ chart, sizes, desk }: ChartEditorProps) {
  const t = useTranslate();
  const form = useChartForm(chart, { sizes, desk });
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
