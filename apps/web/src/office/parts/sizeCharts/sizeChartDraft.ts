import { fromCents, readAmount, type LanguageCode, type LanguageTag } from '@vitrine/api/rules';
import type { BrandSizeChart, CallInput, ProductChoices, VitrineContract } from '@vitrine/api/client';

export type SizeChartInput = CallInput<VitrineContract['brandSizeCharts']['add']>['body'];
type Texts = Partial<Record<LanguageCode, string>>;

export interface MeasurementDraft {
  /** Tells rows apart while they are edited. */
  key: string;
  name: Texts;
  /** What is typed, by the name of the size. */
  cm: Readonly<Record<string, string>>;
}

/** A size chart as its form holds it: what is typed, as texts. */
export interface SizeChartDraft {
  name: Texts;
  run: string;
  measurements: readonly MeasurementDraft[];
}

let rows = 0;
const nextKey = (): string => `row-${(rows += 1)}`;

export const newMeasurement = (): MeasurementDraft => ({ key: nextKey(), name: {}, cm: {} });

export type ChartSize = ProductChoices['sizes'][number];

/** The runs of sizes that a chart can be for, with their sizes in order. */
export const runsOf = (sizes: readonly ChartSize[]): { run: string; sizes: string[] }[] =>
  [...Map.groupBy(sizes, ({ run }) => run)].map(([run, group]) => ({ run, sizes: group.map(({ name }) => name) }));

export const newDraft = (sizes: readonly ChartSize[]): SizeChartDraft => ({
  name: {},
  run: runsOf(sizes)[0]?.run ?? '',
  measurements: [newMeasurement()],
});

export const draftOf = ({ name, run, measurements }: BrandSizeChart, locale: LanguageTag): SizeChartDraft => {
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  return {
    name,
    run,
    measurements: measurements.map((measurement) => ({
      key: nextKey(),
      name: measurement.name,
      cm: Object.fromEntries(Object.entries(measurement.cm).map(([size, cm]) => [size, figures.format(cm)])),
    })),
  };
};

/** Text that is no figure is sent as no number, which the server refuses at its field. */
const figureIn = (typed: string, locale: LanguageTag): number => {
  const hundredths = readAmount(typed, { locale });
  return hundredths === undefined ? Number.NaN : fromCents(hundredths);
};

/** What is sent: figures of the chart's sizes alone. */
export const inputOf = (draft: SizeChartDraft, sizes: readonly string[], locale: LanguageTag): SizeChartInput => ({
  name: draft.name,
  run: draft.run,
  measurements: draft.measurements.map(({ name, cm }) => ({
    name,
    cm: Object.fromEntries(
      sizes.flatMap((size) => {
        const typed = cm[size]?.trim() ?? '';
        return typed === '' ? [] : [[size, figureIn(typed, locale)]];
      }),
    ),
  })),
});

/** A chart with the sizes of its run by name, so that people can compare two states. */
export const chartWords = ({ name, run, measurements }: SizeChartDraft, sizes: readonly ChartSize[]) => ({
  name,
  run: runsOf(sizes)
    .find((known) => known.run === run)
    ?.sizes.join(', '),
  measurements: measurements.map((measurement) => ({
    name: measurement.name,
    // A dot would part the name of the size from the field.
    cm: Object.fromEntries(Object.entries(measurement.cm).map(([size, cm]) => [size.replaceAll('.', ','), cm])),
  })),
});
