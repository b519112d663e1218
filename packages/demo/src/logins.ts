import sql from 'sql-template-tag';
import type { Database, DemoLogin } from '@vitrine/server/seed';
import { themeNames } from '@vitrine/tokens';

const demoPassword = 'vitrine-demo';

/** Of `demoPassword` at the default cost, made once: a demo that starts twice as fast. */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Ns0eiqO2ZU69e3akwSQE0g$5ZjaAyu2YNq/GiwBt6qxkeOyYIu1yLaRsgRH0x77HM4';

const [, ...partners] = themeNames;

const logins: readonly Omit<DemoLogin, 'password'>[] = [
  { email: 'buyer@vitrine.example', who: 'approved retailer' },
  { email: 'review@vitrine.example', who: 'retailer in review' },
  { email: 'pending@vitrine.example', who: 'retailer, more information asked' },
  { email: 'new@vitrine.example', who: 'retailer, just registered' },
  { email: 'seller@vitrine.example', who: 'brand Lume' },
  { email: 'staff@vitrine.example', who: 'staff' },
  ...partners.flatMap((hash) => [
    { email: `buyer@${hash}.example`, who: `approved retailer of the partner ${hash}` },
    { email: `staff@${hash}.example`, who: `staff of the partner ${hash}` },
  ]),
];

/** The demo logins that work with this database, independent of the settings of this start. */
export const findLogins = async (db: Database): Promise<DemoLogin[]> => {
  const rows = await db.query<{ email: string }>(sql`
    select email from member
    where email = any(${logins.map(({ email }) => email)}::text[]) and password_hash = ${demoPasswordHash} and status = 'active'`);
  const found = new Set(rows.map(({ email }) => email));
  return logins.filter(({ email }) => found.has(email)).map((login) => ({ ...login, password: demoPassword }));
};
