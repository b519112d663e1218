// Declarations of all packages from one run of the compiler: they see each other's sources, as in the editor.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at, run } from '../toolchain.mjs';
import { entryFiles, outDir, packages } from './list.mjs';

const raw = join(outDir, '.types');
const relativeSource = /(['"])(\.{1,2}\/[^'"]+?)\.tsx?\1/g;

/** Helpers of style files run while building: no published module has them. */
const isStyleHelper = (text) => text.includes('@vanilla-extract/css"') || text.includes("@vanilla-extract/css'");

const config = () => ({
  extends: at('tsconfig.base.json'),
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['vite/client', 'node'],
    typeRoots: [at('node_modules/@types'), at('node_modules')],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: at('packages'),
    outDir: raw,
  },
  files: packages.flatMap((one) => entryFiles(one).map((file) => join(one.source, file))),
});

const moveTo = ({ name, out }) => {
  const from = join(raw, name, 'src');
  for (const file of globSync('**/*.d.ts', { cwd: from })) {
    const text = readFileSync(join(from, file), 'utf8');
    if (isStyleHelper(text)) continue;
    const to = join(out, 'dist', file);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text.replace(relativeSource, '$1$2.js$1'));
  }
};

export const buildTypes = async () => {
  mkdirSync(outDir, { recursive: true });
  const file = join(outDir, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config()));
  const code = await run('tsc', ['-p', file], { shell: process.platform === 'win32' });
  if (code !== 0) throw new Error('The declarations of the packages could not be written; the lines above say why.');
  for (const one of packages) moveTo(one);
  rmSync(raw, { recursive: true });
  rmSync(file);
};
