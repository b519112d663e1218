import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

/** Objects as rows, in SQL. */
export const recordset = (values: readonly object[], as: Sql): Sql =>
  sql`json_to_recordset(${JSON.stringify(values)}::json) as ${as}`;

/** Tells the colours of all products apart before they have ids. */
export const keyOf = (product: number, label: string | undefined): string => `${product} ${label}`;
