import type { Config } from '../platform/config.ts';
import type { Running } from './start.ts';

const logins: readonly (readonly [string, string])[] = [
  ['buyer@vitrine.example', 'approved retailer'],
  ['review@vitrine.example', 'retailer in review'],
  ['pending@vitrine.example', 'retailer, more information asked'],
  ['new@vitrine.example', 'retailer, just registered'],
  ['seller@vitrine.example', 'brand Lume'],
  ['staff@vitrine.example', 'staff'],
  ['buyer@tropico.example', 'approved retailer of the partner tropico'],
  ['buyer@petale.example', 'approved retailer of the partner petale'],
  ['buyer@signal.example', 'approved retailer of the partner signal'],
];

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `    ${name.padEnd(width)}  ${value}`).join('\n');
};

/** What a person wants to know after the start: where everything is, and who to sign in as. */
export const banner = ({ port, accounts }: Running, config: Config): string => {
  const url = new URL(config.publicUrl);
  if (url.hostname === 'localhost') url.port = String(port);
  const shop = url.origin;
  const partners = accounts.flatMap(({ name, hosts }) =>
    hosts
      .slice(0, 1)
      .map((host): [string, string] => [name, `${url.protocol}//${host}${url.port === '' ? '' : `:${url.port}`}`]),
  );
  const places: [string, string][] = [
    ['Shop', shop],
    ...partners,
    ['API reference', `${shop}/reference`],
    ...(config.smtpUrl === undefined ? [['Mail outbox', `${shop}/outbox`] as [string, string]] : []),
  ];
  const taken =
    port !== config.port && config.port !== 0 ? `\n  Port ${config.port} is taken, so it is ${port} this time.\n` : '';
  const people = config.seed === 'demo' ? `\n\n  Demo logins, password vitrine-demo\n${table(logins)}` : '';
  return `\n  Vitrine is open.\n${taken}\n${table(places)}${people}\n\n  Ctrl+C closes it.\n`;
};
