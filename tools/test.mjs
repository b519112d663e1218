// npm test                      proves each fact once
// npm run test:all              also runs the files with `.all.` in their name, and tests the packages and the workshop as built
// npm test -- unit server       runs only the named stages; `npm run test:all -- e2e` likewise
import { clearResults, readResults, readTimes, saveSummary } from './results.mjs';
import { stages } from './stages.mjs';
import { everything } from './tiers.mjs';
import { growth, slowest } from './times.mjs';
import { ensureInstalled } from './toolchain.mjs';

const command = everything ? 'npm run test:all' : 'npm test';
const seconds = (from) => Math.round((Date.now() - from) / 1000);
const started = Date.now();

await ensureInstalled();
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in stages));
if (unknown !== undefined) {
  console.error(`There is no stage '${unknown}'. The stages of ${command} are: ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}

clearResults();
const broken = [];
const times = { installation: seconds(started) };
for (const [name, stage] of Object.entries(stages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const begun = Date.now();
  console.log(`\n── ${name}`);
  if ((await stage()) !== 0) broken.push(name);
  times[name] = seconds(begun);
  console.log(`── ${name}: ${times[name]} s`);
}

const results = readResults();
const count = (status) => results.filter((test) => test.status === status).length;
for (const test of results.filter(({ status }) => status === 'failed'))
  console.log(`✗ ${test.title}\n${test.error ? `  ${test.error.replaceAll('\n', '\n  ')}\n` : ''}`);
if (broken.length > 0)
  console.log(`\nBroken stages: ${broken.join(', ')}. Run one again with: ${command} -- ${broken[0]}`);

const line = (took, name) => console.log(`${took.toFixed(0).padStart(6)} s  ${name}`);
console.log('\nThe slowest files');
for (const [file, took] of slowest(readTimes())) line(took, file);
console.log('\nStages');
for (const [name, took] of Object.entries(times)) line(took, name);
line(seconds(started), 'all');

const longer = everything && wanted.length === 0 ? growth(readTimes()) : undefined;
if (longer) {
  broken.push('times');
  console.log(`\n✗ ${longer}`);
}
const failed = count('failed') || broken.length;
saveSummary({ seconds: seconds(started), stages: times, passed: count('passed'), failed, skipped: count('skipped') });
console.log('\nCoverage of the specification: npm run spec\n');
console.log(`${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`);
process.exit(failed > 0 ? 1 : 0);
