// npm run prove -- probes|orders|race|kill|restarts|cluster|files|uploads [count]: tests of the server with more cases than `npm test` runs. SEED=… repeats a run.
// npm run prove: what can be proved, each with the command that proves it.
import { ensureInstalled, run } from './toolchain.mjs';

/** What can be proved: in words, the tests, the settings of each with the share of the count that it takes, and the count by default. */
const proofs = {
  probes: {
    shows: 'no call gives out what belongs to another account or company',
    files: ['apps/server/src/probes.test.ts'],
    settings: { PROBES: 1 },
    count: 20_000,
  },
  orders: {
    shows: 'orders sent at once, or over connections that are cut, end as a plain model says',
    files: [
      'apps/server/src/modules/shop/orders/interleavings.test.ts',
      'apps/server/src/modules/shop/cart/finalize/network.test.ts',
    ],
    settings: { ORDERS: 1, CUTS: 0.2 },
    count: 5000,
  },
  race: {
    shows: '200 buyers who race for 100 units get what is there, and no unit more',
    files: ['apps/server/src/modules/shop/cart/finalize/race.test.ts'],
    settings: { RACES: 1 },
    count: 20,
  },
  kill: {
    shows: 'no order and no mail is lost or doubled when the server is killed',
    files: [
      'apps/server/src/modules/shop/cart/finalize/crash.all.test.ts',
      'apps/server/src/platform/mail/crash.test.ts',
    ],
    settings: { KILLS: 1, MAIL_KILLS: 0.05 },
    count: 1000,
  },
  restarts: {
    shows: 'no order is lost or doubled when PostgreSQL restarts',
    files: ['apps/server/src/modules/shop/cart/finalize/restarts.all.test.ts'],
    settings: { RESTARTS: 1 },
    count: 200,
  },
  cluster: {
    shows:
      'no order is lost or doubled when the leader of three PostgreSQL nodes is killed or cut off (needs patroni, etcd-server, haproxy, pgbouncer and postgresql of Debian)',
    files: ['apps/server/src/modules/shop/cart/finalize/cluster.all.test.ts'],
    settings: { FAILOVERS: 1 },
    count: 2,
  },
  files: {
    shows: 'damaged spreadsheets are read or refused in words, and nobody waits 250 ms for one',
    files: ['apps/server/src/platform/documents/reading/bombs.all.test.ts'],
    settings: { FILES: 1 },
    count: 10_000,
  },
  uploads: {
    shows: 'no upload keeps more than the pixels of a file that is not what it says',
    files: ['apps/server/src/hostileUploads.test.ts'],
    settings: { UPLOADS: 1 },
    count: 400,
  },
};

const [name, count] = process.argv.slice(2);
if (name === undefined) {
  console.log(
    'Each takes a new seed, prints it, and may take another number of cases. SEED=… before it repeats a run.\n',
  );
  for (const [each, { shows, count: cases }] of Object.entries(proofs))
    console.log(`${`npm run prove -- ${each} ${cases}`.padEnd(32)}${shows}`);
  process.exit(0);
}
const proof = proofs[name];
if (!proof || (count !== undefined && !/^\d+$/.test(count))) {
  console.error(`What is to be proved? One of: ${Object.keys(proofs).join(', ')}. A number of cases may follow.`);
  process.exit(1);
}
await ensureInstalled();
process.env.TEST_ALL = '1';
process.env.SEED ??= String(Date.now() % 1_000_000);
for (const [setting, share] of Object.entries(proof.settings))
  process.env[setting] = String(Math.ceil(Number(count ?? proof.count) * share));
const settings = ['SEED', ...Object.keys(proof.settings)].map((name) => `${name}=${process.env[name]}`).join(' ');
console.log(
  `${name}: ${settings}\nThe same again: SEED=${process.env.SEED} npm run prove -- ${name} ${count ?? proof.count}`,
);
process.exit(await run('vitest', ['run', '--project', 'server', ...proof.files]));
