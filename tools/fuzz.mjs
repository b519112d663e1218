// npm run fuzz -- [rounds] [seed]: every test of random cases again, with other cases in each round and more hostile requests than
// `npm test` sends. Stops at the first that fails and names the command that finds it again.
import { globSync, readFileSync } from 'node:fs';
import { ensureInstalled, run } from './toolchain.mjs';

await ensureInstalled();
process.env.TEST_ALL = '1';
const rounds = Number(process.argv[2] ?? 20);
const first = process.argv[3] === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(process.argv[3]);
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(first)) {
  console.error(
    'How many rounds, and from which seed? Whole numbers, as in: npm run fuzz -- 20 or npm run fuzz -- 1 4711',
  );
  process.exit(1);
}
const files = globSync('{packages,apps}/*/src/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes("from 'fast-check'"),
);
process.env.HOSTILE_CASES ??= '120';
for (let round = 1; round <= rounds; round += 1) {
  const seed = first + round - 1;
  console.log(`\nround ${round} of ${rounds}, seed ${seed}`);
  process.env.PROPERTY_SEED = String(seed);
  if ((await run('vitest', ['run', '--project', 'unit', '--project', 'server', '--reporter=dot', ...files])) !== 0) {
    console.error(`\nThe same again: npm run fuzz -- 1 ${seed}`);
    process.exit(1);
  }
}
