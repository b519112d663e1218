import type { CallInput } from '../../../contracts/call.ts';
import type { VitrineContract } from '../../../contracts/index.ts';
import type { BrandSizeChart, BrandSizeChartRow } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

type Input = CallInput<VitrineContract['brandSizeCharts']['save']>['body'];

interface ById {
  params: { id: number };
}

/** Size charts that remember what was done to them. */
const createCharts = ({ catalogue }: Fixtures, kept: BrandSizeChart[]) => {
  let charts = kept;
  const find = (id: number) => charts.find((chart) => chart.id === id);
  const rowOf = ({ id, is_own, products, name, measurements, run }: BrandSizeChart): BrandSizeChartRow => ({
    id,
    is_own,
    products,
    name: name.en ?? '',
    measurements: measurements.map((measurement) => measurement.name.en ?? ''),
    sizes: catalogue.choices.sizes.filter((size) => size.run === run).map((size) => size.name),
  });
  const one = {
    read: ({ params }: ById) => {
      const chart = find(params.id);
      return chart ? { status: 200 as const, data: { data: chart } } : notFound;
    },
    add: ({ body }: { body: Omit<Input, 'seen'> }) => {
      const added = { ...body, id: 99, version: 1, is_own: true, products: 0 };
      charts = [added, ...charts];
      return { status: 201 as const, data: { data: added } };
    },
    save: ({ params, body: { seen, ...input } }: ById & { body: Input }) => {
      const current = find(params.id);
      if (!current?.is_own) return notFound;
      if (current.version !== seen)
        return { status: 409 as const, data: { ...problem('Somebody else has changed this size chart.'), current } };
      const saved = { ...current, ...input, version: seen + 1 };
      charts = charts.map((chart) => (chart.id === saved.id ? saved : chart));
      return { status: 200 as const, data: { data: saved } };
    },
    remove: ({ params }: ById) => {
      const chart = find(params.id);
      if (!chart?.is_own) return notFound;
      if (chart.products > 0)
        return {
          status: 409 as const,
          data: problem(`Products use this size chart: ${chart.products}. Choose another chart for them first.`),
        };
      charts = charts.filter(({ id }) => id !== chart.id);
      return { status: 204 as const, data: undefined };
    },
  };
  return { rows: () => charts.map(rowOf), one };
};

export const brandSizeChartReplies = (fixtures: Fixtures): Replies['brandSizeCharts'] => {
  const { rows, one } = createCharts(fixtures, fixtures.catalogue.sizeCharts);
  return { ...one, list: () => ({ status: 200, data: { data: rows() } }) };
};

/** The charts that a brand finds as those of the marketplace. */
export const staffSizeChartReplies = (fixtures: Fixtures): Replies['staffSizeCharts'] => {
  const ofAccount = fixtures.catalogue.sizeCharts.filter(({ is_own: isOwn }) => !isOwn);
  const { rows, one } = createCharts(
    fixtures,
    ofAccount.map((chart) => ({ ...chart, is_own: true })),
  );
  const { sizes } = fixtures.catalogue.choices;
  return { ...one, list: () => ({ status: 200, data: { data: rows(), sizes } }) };
};
