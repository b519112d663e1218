import { wordsIn } from '../../../domain/content.ts';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import { recordChange, whoChanged } from '../../../platform/audit.ts';
import type { Change } from '../../../platform/audit.ts';
import { changedFields } from '../../brand/service.ts';
import { requireFine } from './check.ts';
import * as repository from './repository.ts';
import type { KeeperScope } from './repository.ts';
import type { BrandSizeChart, SizeChartInput } from './types.ts';
import { t } from './words.ts';

export { isChoosable } from './repository.ts';

const subjectOf = ({ id, name }: BrandSizeChart) => ({ id, name: wordsIn('en')({ en: '', ...name }) });

/** In the part of the log that the keeper reads. */
const record = (tx: KeeperScope, change: Omit<Change, 'brandId'>): Promise<void> =>
  recordChange(tx, { ...change, brandId: tx.viewer.brandId ?? undefined });

const openOwn = async (scope: KeeperScope, id: number, hold = false): Promise<BrandSizeChart> => {
  const chart = await repository.findOwnSizeChart(scope, id, hold);
  if (!chart) throw notFound();
  return chart;
};

/** A chart of the brand, or one of the account, which it can read. */
export const openSizeChart = async (scope: KeeperScope, id: number): Promise<BrandSizeChart> => {
  const chart = await repository.findSizeChart(scope, id);
  if (!chart) throw notFound();
  return chart;
};

export const addSizeChart = (scope: KeeperScope, input: SizeChartInput): Promise<BrandSizeChart> =>
  inTransaction(scope, async (tx) => {
    await requireFine(tx, input);
    const chart = await openOwn(tx, await repository.insertSizeChart(tx, input));
    await record(tx, { action: 'size_chart.create', subject: subjectOf(chart) });
    return chart;
  });

interface Save {
  input: SizeChartInput;
  /** The version that the writer has seen. */
  seen: number;
}

/** Changes a chart. A writer who has not seen the version of now gets a 409 with the chart as it is. */
export const saveSizeChart = (scope: KeeperScope, id: number, { input, seen }: Save): Promise<BrandSizeChart> =>
  inTransaction(scope, async (tx) => {
    const before = await openOwn(tx, id, true);
    if (before.version !== seen) {
      const person = await whoChanged(tx, id, ['size_chart.change']);
      throw new Refusal(409, t(tx.language, 'changedMeanwhile', { person }), { current: before });
    }
    await requireFine(tx, input);
    await repository.updateSizeChart(tx, id, input);
    const after = await openOwn(tx, id);
    const changed = changedFields({ ...before, version: after.version }, after);
    if (changed) await record(tx, { action: 'size_chart.change', subject: subjectOf(after), ...changed });
    return after;
  });

/** Removes a chart that no product uses, archived products included. */
export const removeSizeChart = (scope: KeeperScope, id: number): Promise<void> =>
  inTransaction(scope, async (tx) => {
    const { products, ...chart } = await openOwn(tx, id, true);
    if (products > 0) throw new Refusal(409, t(tx.language, 'inUse', { products }));
    await repository.deleteSizeChart(tx, id);
    const { name, run, measurements } = chart;
    await record(tx, {
      action: 'size_chart.remove',
      subject: subjectOf({ products, ...chart }),
      before: { name, run, measurements },
    });
  });
