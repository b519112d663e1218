// Under which licences a release may use what it brings. What stands in a package without one of them is accepted by name, with the reason.
const allowed = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'ISC',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
]);

const accepted = [
  { name: /^sharp-libvips-/, why: 'LGPL: a library of its own file, which anybody may replace.' },
  { name: /^png-js$/, why: 'MIT by its LICENSE file; its package.json says nothing.' },
];

const licencesOf = ({ licenses = [] }) =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? 'none');

/** `(MIT OR CC0-1.0)`: one of them is enough. */
const isAllowed = (text) =>
  text
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => allowed.has(one));

const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);

/** What an SBOM names that nobody has accepted, in words. */
export const refusedLicences = ({ components }) =>
  components
    .filter((one) => !accepted.some(({ name }) => name.test(one.name)))
    .map((one) => ({ one, licences: licencesOf(one) }))
    .filter(({ licences }) => licences.length === 0 || !licences.every(isAllowed))
    .map(({ one, licences }) => `${nameOf(one)} ${one.version}: ${licences.join(', ') || 'no licence'}`);

/** One line for each package. */
export const licenceList = ({ components }) =>
  `${components
    .map((one) => `${nameOf(one)} ${one.version}: ${licencesOf(one).join(', ') || 'see its folder'}`)
    .toSorted()
    .join('\n')}\n`;
