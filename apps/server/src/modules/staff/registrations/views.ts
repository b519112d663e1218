import { RETAILER_STATUSES, retailerViewOf } from '@vitrine/api/rules';
import type { RetailerView } from '@vitrine/api/rules';
import sql, { type Sql } from 'sql-template-tag';
import { retailerStatus } from '../../shop/retailers/status.ts';

/** Whether a view of the queue holds the retailer `r`, in SQL. */
export const retailerIsIn = (view: RetailerView): Sql =>
  sql`${retailerStatus(sql`r`)} = any(${RETAILER_STATUSES.filter((one) => retailerViewOf(one) === view)}::text[])`;
