// npm run build:packages: what others install, as folders and tarballs in dist/packages. Nothing is published.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outDir, packages } from './publish/list.mjs';
import { publishedManifest, sheetTypes } from './publish/manifest.mjs';
import { buildScripts } from './publish/scripts.mjs';
import { buildTypes } from './publish/types.mjs';
import { at, run } from './toolchain.mjs';

/** What a package brings besides its code, where it has it. */
const extras = ['CHANGELOG.md', 'locales', 'branding.schema.json'];

/** A README without what matters inside this repository alone. */
const publicReadme = ({ source }) => readFileSync(join(source, 'README.md'), 'utf8').split('\n## In the repository')[0];

const complete = (one) => {
  for (const name of extras.filter((file) => existsSync(join(one.source, file))))
    cpSync(join(one.source, name), join(one.out, name), { recursive: true });
  writeFileSync(join(one.out, 'README.md'), publicReadme(one));
  if (one.hasStyles) writeFileSync(join(one.out, sheetTypes), 'export {};\n');
  cpSync(at('LICENSE'), join(one.out, 'LICENSE'));
  writeFileSync(join(one.out, 'package.json'), `${JSON.stringify(publishedManifest(one), null, 2)}\n`);
};

rmSync(outDir, { recursive: true, force: true });
for (const one of packages) await buildScripts(one);
await buildTypes();
for (const one of packages) {
  complete(one);
  const code = await run('npm', ['pack', '--silent', '--pack-destination', outDir], {
    cwd: one.out,
    shell: process.platform === 'win32',
  });
  if (code !== 0) process.exit(code);
}
