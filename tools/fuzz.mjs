// npm run fuzz -- [rounds]: every test of random cases again, with other cases in each round. Stops at the first that fails and
// names the seed that finds it again.
import { globSync, readFileSync } from 'node:fs';
import { ensureInstalled, run } from './toolchain.mjs';

await ensureInstalled();
const rounds = Number(process.argv[2] ?? 20);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('How many rounds? A whole number, as in: npm run fuzz -- 20');
  process.exit(1);
}
const files = globSync('{packages,apps}/*/src/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes("from 'fast-check'"),
);
for (let round = 1; round <= rounds; round += 1) {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`\nround ${round} of ${rounds}, seed ${seed}`);
  process.env.PROPERTY_SEED = String(seed);
  if ((await run('vitest', ['run', '--project', 'unit', '--project', 'server', '--reporter=dot', ...files])) !== 0) {
    console.error(`\nThe same again: PROPERTY_SEED=${seed} npm test -- unit server`);
    process.exit(1);
  }
}
