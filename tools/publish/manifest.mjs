// From the manifest of the workspace to the one that is published.
import { publicExports, readPackage } from './list.mjs';

const built = (file) => file.replace('./src/', './dist/').replace(/\.tsx?$/, '');

const target = (file) => (/\.tsx?$/.test(file) ? { types: `${built(file)}.d.ts`, default: `${built(file)}.js` } : file);

/** Fonts are for those who serve the families themselves. Style functions are run while building, and types of them are not public. */
const isFont = (name) => name.startsWith('@fontsource');
const isBuildOnly = (name) => name === '@vanilla-extract/css';

const pick = (entries, test) => Object.fromEntries(Object.entries(entries ?? {}).filter(([name]) => test(name)));

const range = ([name, version]) => [
  name,
  version.startsWith('workspace:') ? `^${readPackage(name.split('/')[1]).version}` : `^${version}`,
];

const ranges = (entries) => Object.fromEntries(Object.entries(entries).map(range));

const optional = (entries) => Object.fromEntries(Object.keys(entries).map((name) => [name, { optional: true }]));

const peersOf = (fonts, peers) => ({
  ...(peers && { peerDependencies: peers }),
  ...(Object.keys(fonts).length > 0 && { peerDependencies: fonts, peerDependenciesMeta: optional(fonts) }),
});

const stylesOf = (hasStyles) => (hasStyles ? { './styles.css': './dist/styles.css' } : {});

export const publishedManifest = (one) => {
  const { name, hasStyles } = one;
  const source = readPackage(name);
  const fonts = ranges(pick(source.dependencies, isFont));
  return {
    name: source.name,
    version: source.version,
    description: source.description,
    license: source.license,
    type: 'module',
    sideEffects: hasStyles ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(publicExports(one).map(([entry, file]) => [entry, target(file)])),
      ...stylesOf(hasStyles),
      './package.json': './package.json',
    },
    files: ['dist', 'locales', 'branding.schema.json', 'CHANGELOG.md'],
    engines: { node: '>=20.19' },
    ...peersOf(fonts, source.peerDependencies),
    dependencies: ranges(pick(source.dependencies, (one) => !isFont(one) && !isBuildOnly(one))),
  };
};
