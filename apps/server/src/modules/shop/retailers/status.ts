import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

/** How staff see a retailer's row: its stage, or `refused` for one that was refused for good. In SQL. */
export const retailerStatus = (retailer: Sql): Sql =>
  sql`case when ${retailer}.stage = 'pending' and ${retailer}.refused_at is not null then 'refused' else ${retailer}.stage end`;
