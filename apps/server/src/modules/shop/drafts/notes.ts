import type { CallData, contract } from '@vitrine/api';
import type { BuyerScope } from '../../../domain/scope.ts';
import { textOf } from '../../../platform/documents/reading/cells.ts';
import { notesIn } from '../../../platform/documents/reading/notes.ts';
import { columnName } from '../../../platform/documents/xlsx/address.ts';
import { isAccounted, type Account, type LeftWhy } from './account.ts';
import { measuresIn } from './measures.ts';
import { refuse } from './reading.ts';
import type { Sent } from './sent.ts';
import { t } from './words.ts';

type Preview = CallData<typeof contract.drafts.preImport>;

/** What was read of a sheet that its author may not expect, and what was not. */
export const notesOf = (
  { language }: BuyerScope,
  { sheet, rows, head, outOfSight, others, unsure }: Sent,
): string[] => {
  const counted = new Set(sheet?.lines.flatMap(({ row, quantities }) => (quantities.length > 0 ? [row] : [])));
  const columns = outOfSight.columns.filter((column) => sheet?.columns.includes(column));
  return notesIn(language, {
    rows: outOfSight.rows.filter((row) => counted.has(row)),
    columns: columns.map((column) => textOf(rows[head]?.[column]) || columnName(column)),
    others: unsure.length > 0 ? [] : others,
    measures: sheet ? measuresIn(rows, head) : [],
  });
};

const words = {
  total: 'leftTotal',
  head: 'leftHead',
  unread: 'leftUnread',
  notFound: 'leftNotFound',
  stock: 'leftStock',
} as const satisfies Record<LeftWhy, string>;

/** The sums of a sheet as the wire has them. Where they differ, units were lost on the way: then nothing is imported. */
export const describeAccount = (scope: BuyerScope, account: Account): NonNullable<Preview['account']> => {
  const { said, taken, left } = account;
  const found = left.reduce((sum, { units }) => sum + units, taken);
  if (!isAccounted(account)) refuse(scope, t(scope.language, 'sumsDiffer', { said, found }));
  return { said, taken, left: left.map(({ why, ...row }) => ({ ...row, why, reason: t(scope.language, words[why]) })) };
};
