// npm run dev: the quick loop. Vite serves the web app with hot updates and hands API calls to a server that restarts on change.
import { spawn } from 'node:child_process';
import { at, ensureInstalled, pinnedNode, root, toolEnv } from './toolchain.mjs';

await ensureInstalled();
const shop = process.env.PORT ?? '3000';
const api = String(Number(shop) + 1);
const children = [
  spawn(pinnedNode(), ['--watch', '--watch-preserve-output', at('apps/server/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnv({ PORT: api, PUBLIC_URL: `http://localhost:${shop}` }),
  }),
  spawn('vite', ['--port', shop, '--host', '127.0.0.1'], {
    cwd: at('apps/web'),
    stdio: 'inherit',
    env: toolEnv({ API_PORT: api }),
    shell: process.platform === 'win32',
  }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
