import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';

type Retailers = CallData<typeof contract.landing.retailers>;
type Retailer = Retailers['featured'][number];

const length = 12;

/**
 * Retailers that show themselves: up to twelve featured and twelve others, drawn by lot again each day, the same for every visitor of that day
 * (E-08). `day` is a date as `YYYY-MM-DD`.
 */
export const findRetailers = async ({ db, account }: Scope, day: string): Promise<Retailers> => {
  const rows = await db.query<Retailer & { is_featured: boolean }>(sql`
    select name, logo_landing, is_featured from (
      select r.*, r.logo as logo_landing, row_number() over (partition by is_featured order by md5(r.id || ${day})) as place from retailer r
      where r.account_id = ${account.id} and r.stage = 'approved' and not r.hide_find_retailers and r.logo is not null
    ) drawn
    where place <= ${length} order by place`);
  const those = (featured: boolean): Retailer[] =>
    rows.filter((row) => row.is_featured === featured).map(({ name, logo_landing }) => ({ name, logo_landing }));
  return { featured: those(true), random: those(false) };
};
