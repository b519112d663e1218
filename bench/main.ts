// npm run bench -- NAME …: one of the measurements; without a name, the listing.
const measurements = [
  'listing',
  'size',
  'theme',
  'grid',
  'studio',
  'memory',
  'streams',
  'ordering',
  'linesheet',
  'preview',
  'office',
  'landing',
  'screens',
  'workshop',
];
const [first = 'listing'] = process.argv.slice(2);
const name = first.startsWith('-') ? 'listing' : first;
if (!measurements.includes(name)) {
  console.error(`There is no measurement '${name}'. There are: ${measurements.join(', ')}.`);
  process.exit(1);
}
await import(`./${name}.ts`);
