// npm run prove -- probes [count]: the server's test with more cases than `npm test` runs.
import { ensureInstalled, run } from './toolchain.mjs';

/** What can be proved: the test, the name of its setting, and how many cases there are by default. */
const proofs = {
  probes: { file: 'apps/server/src/probes.test.ts', setting: 'PROBES', count: '20000' },
};

await ensureInstalled();
const [name, count] = process.argv.slice(2);
const proof = proofs[name];
if (!proof || (count !== undefined && !/^\d+$/.test(count))) {
  console.error(`What is to be proved? One of: ${Object.keys(proofs).join(', ')}. A number of cases may follow.`);
  process.exit(1);
}
process.env[proof.setting] = count ?? proof.count;
process.exit(await run('vitest', ['run', '--project', 'server', proof.file]));
