// Builds the web app and compresses what is worth compressing, so that the server never compresses a static file.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { at, run } from './toolchain.mjs';

// A test that builds it would build React with its checks for developers.
process.env.NODE_ENV = 'production';

const build = (...options) =>
  run('vite', ['build', ...options, '--logLevel', 'warn'], {
    cwd: at('apps/web'),
    shell: process.platform === 'win32',
  });
// What the browser runs, then what renders public screens inside the server: the first build empties the folder.
const code = (await build()) || (await build('--ssr', 'src/app/server/main.tsx'));
if (code !== 0) process.exit(code);

const dist = at('apps/web/dist');
const files = readdirSync(dist, { recursive: true })
  .filter((name) => !name.startsWith('.server'))
  .map((name) => join(dist, name));
for (const file of files) {
  if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(file) || !statSync(file).isFile()) continue;
  const content = readFileSync(file);
  if (content.length < 1024) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
