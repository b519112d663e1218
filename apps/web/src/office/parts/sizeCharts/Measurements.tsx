import { LANGUAGES, languageCodes } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { Table, type TableColumn } from '@vitrine/ui/components/Table';
import { TextField } from '@vitrine/ui/components/TextField';
import { Stack } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { newMeasurement, type MeasurementDraft } from './sizeChartDraft.ts';
import { EntryActions } from '../fields/EntryActions.tsx';
import type { ChartForm } from './useChartForm.ts';

const most = 30;

/** A field of the table for a name or a figure, with what the server says of it. */
const useCells = ({ draft, change, fields }: ChartForm) => {
  const { measurements } = draft;
  const set = (row: MeasurementDraft, parts: Partial<MeasurementDraft>) =>
    change({ measurements: measurements.map((one) => (one === row ? { ...one, ...parts } : one)) });
  return (row: MeasurementDraft, field: string, parts: (value: string) => Partial<MeasurementDraft>) => {
    const problem = fields[`measurements.${measurements.indexOf(row)}.${field}`]?.[0];
    return {
      hideLabel: true,
      onChange: ({ value }: { value: string }) => set(row, parts(value)),
      tone: problem ? ('critical' as const) : undefined,
      message: problem,
    };
  };
};

const useColumns = (form: ChartForm): TableColumn<MeasurementDraft>[] => {
  const t = useTranslate();
  const cell = useCells(form);
  const { draft, change, sizes } = form;
  const { measurements } = draft;
  const number = (row: MeasurementDraft) => measurements.indexOf(row) + 1;
  const nameOf = (row: MeasurementDraft) =>
    languageCodes.map((code) => row.name[code]).find(Boolean) ??
    t('catalogue.chart.measurementNumber', { number: number(row) });
  return [
    ...languageCodes.map((code, at): TableColumn<MeasurementDraft> => ({
      id: code,
      label: t('office.inLanguage', { label: t('catalogue.chart.measurement'), language: LANGUAGES[code].name }),
      cell: (row) => (
        <TextField
          {...cell(row, at === 0 ? 'name' : `name.${code}`, (value) => ({ name: { ...row.name, [code]: value } }))}
          label={t('catalogue.chart.nameCell', { number: number(row), language: LANGUAGES[code].name })}
          maxLength={60}
          value={row.name[code] ?? ''}
        />
      ),
    })),
    ...sizes.map((size): TableColumn<MeasurementDraft> => ({
      id: `size-${size}`,
      label: size,
      cell: (row) => (
        <TextField
          {...cell(row, `cm.${size}`, (value) => ({ cm: { ...row.cm, [size]: value } }))}
          label={t('catalogue.chart.cell', { name: nameOf(row), size })}
          inputMode="decimal"
          maxLength={8}
          value={row.cm[size] ?? ''}
        />
      ),
    })),
    {
      id: 'order',
      label: t('catalogue.chart.order'),
      cell: (row) => (
        <EntryActions
          place={number(row) - 1}
          entries={measurements}
          name={nameOf(row)}
          onChange={({ value }) => change({ measurements: value as MeasurementDraft[] })}
        />
      ),
    },
  ];
};

/** The table of a chart: a row for each measurement, in centimetres. */
export function Measurements({ form }: { form: ChartForm }) {
  const t = useTranslate();
  const columns = useColumns(form);
  const { draft, change, fields } = form;
  const problem = fields['measurements']?.[0];
  return (
    <Stack space="md">
      {problem && <span role="alert">{problem}</span>}
      <Table
        caption={t('catalogue.chart.table')}
        hideCaption
        rows={[...draft.measurements]}
        rowId={({ key }) => key}
        columns={columns}
        empty={t('catalogue.chart.noMeasurements')}
      />
      {draft.measurements.length < most && (
        <span>
          <Button
            variant="secondary"
            size="sm"
            icon="plus"
            onPress={() => change({ measurements: [...draft.measurements, newMeasurement()] })}
          >
            {t('catalogue.chart.addMeasurement')}
          </Button>
        </span>
      )}
    </Stack>
  );
}
