// npm run build:release: dist/release/vitrine-VERSION.tar.gz, which starts with `node server.mjs` and needs neither npm nor a build where it runs.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { licenceList, refusedLicences } from './release/licences.mjs';
import { at, ensureInstalled, ensureWebBuilt, fail, pnpm, run } from './toolchain.mjs';

const out = at('dist/release');
const folder = join(out, 'vitrine');

/** What the server runs of this repository. Neither its tests nor the demo. */
const rooms = ['apps/server', 'packages/api', 'packages/mail', 'packages/tokens'];
const isSource = (path) => !/(^testing$|\.(test|fixture)\.tsx?$|\.stories\.tsx$)/.test(basename(path));

const copyRoom = (room) => {
  for (const name of ['src', 'migrations', 'source', 'package.json', 'branding.schema.json'])
    if (readdirSync(at(room)).includes(name))
      cpSync(at(room, name), join(folder, room, name), { recursive: true, filter: isSource });
};

/** Nothing reads them at run time: types, maps and notes of packages, and faces of fonts that no document is set in. */
const isUnread = (name) =>
  (/\.(map|d\.[cm]?ts|md|markdown)$/i.test(name) && !/licen[cs]e/i.test(name)) ||
  /^Noto.*-(Black|DemiLight|ExtraBold|Light|Medium|SemiBold|Thin)\.(otf|ttf)$/.test(name);

const dropUnread = (path) => {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) dropUnread(below);
    else if (entry.isFile() && isUnread(entry.name)) rmSync(below);
  }
};

/** What people and machines start, from the folder of the release. */
const commands = ['server.mjs', 'admin.mjs', 'health.mjs'];

const must = async (what, code) => {
  if ((await code) !== 0) fail(`${what} failed; the lines above say why.`);
};

await ensureInstalled();
await ensureWebBuilt();
rmSync(out, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const room of rooms) copyRoom(room);
cpSync(at('apps/web/dist'), join(folder, 'apps/web/dist'), { recursive: true });
for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'LICENSE'])
  cpSync(at(name), join(folder, name));

const server = ['--filter', '@vitrine/server...'];
const quiet = ['--reporter=append-only', '--loglevel=error'];
await must(
  'The installation of what the server needs',
  run(...pnpm('install', '--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', ...server, ...quiet), {
    cwd: folder,
    env: { ...process.env, CI: 'true' },
  }),
);
const cycloneDx = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
await must(
  'The list of what is inside',
  run(...pnpm('sbom', ...cycloneDx, '--prod', '--filter', '@vitrine/server', '--out', join(folder, 'sbom.cdx.json')), {
    cwd: folder,
  }),
);
const sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
const refused = refusedLicences(sbom);
if (refused.length > 0)
  fail(`Nobody has accepted these licences (tools/release/licences.mjs):\n  ${refused.join('\n  ')}`);
writeFileSync(join(folder, 'LICENCES.txt'), licenceList(sbom));

dropUnread(join(folder, 'node_modules'));
for (const name of ['memory.mjs', 'toolchain.mjs', ...commands.map((file) => `release/${file}`), 'release/become.mjs'])
  cpSync(at('tools', name), join(folder, 'tools', name));
for (const name of commands) writeFileSync(join(folder, name), `import './tools/release/${name}';\n`);
cpSync(at('deploy'), join(folder, 'deploy'), { recursive: true });

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const file = join(out, `vitrine-${version}.tar.gz`);
await must('Packing', run('tar', ['-czf', file, '-C', out, 'vitrine']));
console.log(`${file}: ${(statSync(file).size / 1_048_576).toFixed(0)} MB, ${sbom.components.length} packages.`);
