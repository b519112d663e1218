import type { BrandSizeChart, BrandSizeChartRow } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

/** Size charts of a brand remember what was done to them. */
export const brandSizeChartReplies = ({ catalogue }: Fixtures): Replies['brandSizeCharts'] => {
  let charts = catalogue.sizeCharts;
  const find = (id: number) => charts.find((chart) => chart.id === id);
  const rowOf = ({ id, is_own, products, name, measurements, run }: BrandSizeChart): BrandSizeChartRow => ({
    id,
    is_own,
    products,
    name: name.en ?? '',
    measurements: measurements.map((measurement) => measurement.name.en ?? ''),
    sizes: catalogue.choices.sizes.filter((size) => size.run === run).map((size) => size.name),
  });
  return {
    list: () => ({ status: 200, data: { data: charts.map(rowOf) } }),
    read: ({ params }) => {
      const chart = find(params.id);
      return chart ? { status: 200, data: { data: chart } } : notFound;
    },
    add: ({ body }) => {
      const added = { ...body, id: 99, version: 1, is_own: true, products: 0 };
      charts = [added, ...charts];
      return { status: 201, data: { data: added } };
    },
    save: ({ params, body: { seen, ...input } }) => {
      const current = find(params.id);
      if (!current?.is_own) return notFound;
      if (current.version !== seen)
        return { status: 409, data: { ...problem('Somebody else has changed this size chart.'), current } };
      const saved = { ...current, ...input, version: seen + 1 };
      charts = charts.map((chart) => (chart.id === saved.id ? saved : chart));
      return { status: 200, data: { data: saved } };
    },
    remove: ({ params }) => {
      const chart = find(params.id);
      if (!chart?.is_own) return notFound;
      if (chart.products > 0)
        return {
          status: 409,
          data: problem(`Products use this size chart: ${chart.products}. Choose another chart for them first.`),
        };
      charts = charts.filter(({ id }) => id !== chart.id);
      return { status: 204, data: undefined };
    },
  };
};
