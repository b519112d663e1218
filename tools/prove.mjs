// npm run prove -- probes|orders|kill|restarts [count]: tests of the server with more cases than `npm test` runs. SEED=… repeats a run.
import { ensureInstalled, run } from './toolchain.mjs';

/** What can be proved: the tests, the settings of each with the share of the count that it takes, and the count by default. */
const proofs = {
  probes: { files: ['apps/server/src/probes.test.ts'], settings: { PROBES: 1 }, count: 20_000 },
  orders: {
    files: [
      'apps/server/src/modules/orders/interleavings.test.ts',
      'apps/server/src/modules/cart/finalize/network.test.ts',
    ],
    settings: { ORDERS: 1, CUTS: 0.2 },
    count: 5000,
  },
  kill: { files: ['apps/server/src/modules/cart/finalize/crash.test.ts'], settings: { KILLS: 1 }, count: 1000 },
  restarts: {
    files: ['apps/server/src/modules/cart/finalize/restarts.test.ts'],
    settings: { RESTARTS: 1 },
    count: 200,
  },
};

await ensureInstalled();
const [name, count] = process.argv.slice(2);
const proof = proofs[name];
if (!proof || (count !== undefined && !/^\d+$/.test(count))) {
  console.error(`What is to be proved? One of: ${Object.keys(proofs).join(', ')}. A number of cases may follow.`);
  process.exit(1);
}
process.env.SEED ??= String(Date.now() % 1_000_000);
for (const [setting, share] of Object.entries(proof.settings))
  process.env[setting] = String(Math.ceil(Number(count ?? proof.count) * share));
const settings = ['SEED', ...Object.keys(proof.settings)].map((name) => `${name}=${process.env[name]}`).join(' ');
console.log(
  `${name}: ${settings}\nThe same again: SEED=${process.env.SEED} npm run prove -- ${name} ${count ?? proof.count}`,
);
process.exit(await run('vitest', ['run', '--project', 'server', ...proof.files]));
