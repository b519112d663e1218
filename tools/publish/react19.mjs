// A page with React 18 would stay blank without a word. Each module with React says first which one it needs: bundlers leave out entries,
// which only pass on what others export.

/** The module that says it, at the root of the package. It has to be named as a side effect, or bundlers leave it out. */
export const reactCheck = 'react19.js';

const code = (name) => `import * as react from 'react';
if (Number.parseInt(react.version, 10) < 19)
  throw new Error(\`${name} needs React 19; this page has React \${react.version}. Install react@^19 and react-dom@^19.\`);
`;

/** @param {string} name of the package */
export const needsReact19 = (name) => ({
  name: 'vitrine:react-19',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle).filter(
      (file) => file.type === 'chunk' && file.imports.includes('react'),
    )) {
      const up = '../'.repeat(chunk.fileName.split('/').length - 1) || './';
      chunk.code = `import '${up}${reactCheck}';\n${chunk.code}`;
    }
    this.emitFile({ type: 'asset', fileName: reactCheck, source: code(name) });
  },
});
