import { mostReportRows, type SalesGroup } from '@vitrine/api/rules';
import type { SellerScope } from '../../../domain/scope.ts';
import { findLooks, findSales, findThisWeek } from './repository.ts';
import type { LookedAt, SalesRow } from './repository.ts';

export interface ReportQuery {
  by?: SalesGroup | undefined;
  weeks?: string | undefined;
}

interface Page<Of> {
  data: Of[];
  meta: { more: boolean };
}

export const pageOf = <Of>(rows: readonly Of[]): Page<Of> => ({
  data: rows.slice(0, mostReportRows),
  meta: { more: rows.length > mostReportRows },
});

export const wantedOf = ({ by = 'collection', weeks = '12' }: ReportQuery) => ({ by, weeks: Number(weeks) });

export const readSales = async (scope: SellerScope, query: ReportQuery) => {
  const [rows, thisWeek] = await Promise.all([findSales(scope, wantedOf(query)), findThisWeek(scope)]);
  const { data, meta } = pageOf<SalesRow>(rows);
  return { data, meta: { ...meta, this_week: thisWeek } };
};

export const readLooks = async (scope: SellerScope, { weeks }: ReportQuery): Promise<Page<LookedAt>> =>
  pageOf(await findLooks(scope, wantedOf({ weeks }).weeks));
