// From the manifest of the workspace to the one that is published.
import { publicExports, readPackage } from './list.mjs';
import { reactCheck } from './react19.mjs';

const built = (file) => file.replace('./src/', './dist/').replace(/\.tsx?$/, '');

const target = (file) => (/\.tsx?$/.test(file) ? { types: `${built(file)}.d.ts`, default: `${built(file)}.js` } : file);

/** Fonts are for those who serve the families themselves, ProseMirror for those who use the formatted field. */
const isOptional = (name) => name.startsWith('@fontsource') || name.startsWith('prosemirror-');
/** Style functions are run while building, and types of them are not public. */
const isBuildOnly = (name) => name === '@vanilla-extract/css';

const pick = (entries, test) => Object.fromEntries(Object.entries(entries ?? {}).filter(([name]) => test(name)));

const range = ([name, version]) => [
  name,
  version.startsWith('workspace:') ? `^${readPackage(name.split('/')[1]).version}` : `^${version}`,
];

const ranges = (entries) => Object.fromEntries(Object.entries(entries).map(range));

const optional = (entries) => Object.fromEntries(Object.keys(entries).map((name) => [name, { optional: true }]));

const peersOf = (wanted, peers = {}) => {
  const all = { ...peers, ...wanted };
  if (Object.keys(all).length === 0) return {};
  return { peerDependencies: all, ...(Object.keys(wanted).length > 0 && { peerDependenciesMeta: optional(wanted) }) };
};

/** What every style sheet has as types: to import it is all one can do. */
export const sheetTypes = './dist/styles.css.d.ts';

/** The sheet of the package, and beside each entry in a folder its own. */
const sheetOf = ([entry, file]) =>
  file.endsWith('/index.ts')
    ? [[`${entry}/styles.css`, file.replace('./src/', './dist/').replace('index.ts', 'styles.css')]]
    : [];

const stylesOf = (one) =>
  one.hasStyles
    ? Object.fromEntries(
        publicExports(one)
          .flatMap(sheetOf)
          .map(([entry, file]) => [entry, { types: sheetTypes, default: file }]),
      )
    : {};

export const publishedManifest = (one) => {
  const { name, hasStyles } = one;
  const source = readPackage(name);
  const wanted = ranges(pick(source.dependencies, isOptional));
  return {
    name: source.name,
    version: source.version,
    description: source.description,
    license: source.license,
    type: 'module',
    sideEffects: hasStyles ? ['**/*.css', `./dist/${reactCheck}`] : false,
    exports: {
      ...Object.fromEntries(publicExports(one).map(([entry, file]) => [entry, target(file)])),
      ...stylesOf(one),
      './package.json': './package.json',
    },
    files: ['dist', 'locales', 'branding.schema.json', 'CHANGELOG.md'],
    engines: { node: '>=20.19' },
    ...peersOf(wanted, source.peerDependencies),
    dependencies: ranges(pick(source.dependencies, (one) => !isOptional(one) && !isBuildOnly(one))),
  };
};
