// npm start, or node tools/start.mjs: from a fresh clone to a running marketplace.
import { memoryEnv, memoryFlags } from './memory.mjs';
import { at, ensureInstalled, ensureWebBuilt, pinnedNode, run, toolEnv } from './toolchain.mjs';

// npm ends at SIGTERM without a word to what it has started. Only under npm: who starts this file may go away and leave the shop open.
const npm = process.env.npm_lifecycle_event === 'start' ? process.ppid : undefined;
const watch = setInterval(() => {
  if (npm === undefined || process.ppid === npm) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();

await ensureInstalled();
await ensureWebBuilt();
const canBecome = process.execve && process.platform !== 'win32';
const parent = npm !== undefined && canBecome ? [`--parent=${npm}`] : [];
const server = [...memoryFlags(), at('apps/server/src/main.ts'), ...parent];
const env = toolEnv(memoryEnv());
process.chdir(at());
// Where a process can become another, none stays behind that only waits for the server.
if (canBecome) process.execve(pinnedNode(), [pinnedNode(), ...server], env);
process.exit(await run(pinnedNode(), server, { env }));
