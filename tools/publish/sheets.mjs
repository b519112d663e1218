// The style sheets of a package: the whole one, and for each entry one with the rules of what it renders and nothing else.
import { dirname, join } from 'node:path/posix';
import { layerOrder } from '../../apps/web/layers.plugin.ts';

const isSheet = (file) => file.type === 'asset' && file.fileName.endsWith('.css');

/** The sheets that a module and everything it imports, at once or later, needs: each after those it builds on. */
const sheetsOf = (bundle, names) => {
  const seen = new Set();
  const sheets = new Set();
  const visit = (name) => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk') return;
    seen.add(name);
    for (const other of [...chunk.imports, ...chunk.dynamicImports]) visit(other);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  };
  names.forEach(visit);
  return [...sheets];
};

/**
 * Joins the sheets of modules by entry: `components/Button/styles.css` beside `components/Button/index.js`, and `styles.css` for all of
 * them. Each begins with the order of the layers and what every page needs, so that any of them may come first, and a rule that stands in
 * two means the same twice.
 */
export const sheetsByEntry = () => ({
  name: 'vitrine:sheets',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entries = chunks.filter((chunk) => chunk.isEntry);
    const base = chunks.filter(({ fileName }) => fileName.endsWith('reset.css.js')).map(({ fileName }) => fileName);
    const text = (names) =>
      layerOrder +
      sheetsOf(bundle, [...base, ...names])
        .map((sheet) => String(bundle[sheet].source).trim())
        .join('');
    const joined = entries.map(({ fileName }) => [join(dirname(fileName), 'styles.css'), text([fileName])]);
    const all = text(entries.map(({ fileName }) => fileName));
    for (const file of Object.values(bundle).filter(isSheet)) delete bundle[file.fileName];
    for (const [fileName, source] of new Map([...joined, ['styles.css', all]]))
      this.emitFile({ type: 'asset', fileName, source });
  },
});
