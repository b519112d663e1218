import type { Config } from '../platform/config.ts';
import { isLocalHost } from '../platform/local.ts';
import type { Running } from './start.ts';

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `    ${name.padEnd(width)}  ${value}`).join('\n');
};

/** Mails that are not sent can be read only while the shop is local. */
const mails = ({ smtpUrl }: Config, shop: string): [string, string][] => {
  if (smtpUrl !== undefined) return [];
  return [
    isLocalHost(new URL(shop).hostname)
      ? ['Mail outbox', `${shop}/outbox`]
      : ['Mails', 'wait in the database until SMTP_URL is set'],
  ];
};

/** What is here, and what to do next. */
const people = ({ accounts, demoLogins }: Running, { defaultAccount }: Config): string => {
  if (accounts.length === 0)
    return `\n\n  There is no account yet, so the shop has no page to show. Create the first one, with the settings of this start:
    npm run admin -- account create ${defaultAccount} --name "Your name" --support-email help@shop.example
    npm run admin -- --help`;
  const [first] = demoLogins;
  if (!first) return '';
  return `\n\n  Demo logins, password ${first.password}\n${table(demoLogins.map(({ email, who }) => [email, who]))}`;
};

/** What a person wants to know after the start: where everything is, and who to sign in as. */
export const banner = (running: Running, config: Config): string => {
  const { port, accounts } = running;
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
    ...mails(config, shop),
    ...(config.metrics && running.metricsPort !== undefined
      ? [['Metrics', `http://${config.metrics.host}:${running.metricsPort}/metrics`] as [string, string]]
      : []),
  ];
  const taken =
    port !== config.port && config.port !== 0 ? `\n  Port ${config.port} is taken, so it is ${port} this time.\n` : '';
  return `\n  Vitrine is open.\n${taken}\n${table(places)}${people(running, config)}\n\n  Ctrl+C closes it.\n`;
};
