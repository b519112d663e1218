// npm start: from a fresh clone to a running marketplace.
import { memoryEnv, memoryFlags } from './memory.mjs';
import { at, ensureInstalled, ensureWebBuilt, pinnedNode, run, toolEnv } from './toolchain.mjs';

await ensureInstalled();
await ensureWebBuilt();
const server = [...memoryFlags(), at('apps/server/src/main.ts')];
const env = toolEnv(memoryEnv());
process.chdir(at());
// Where a process can become another, none stays behind that only waits for the server.
if (process.execve && process.platform !== 'win32') process.execve(pinnedNode(), [pinnedNode(), ...server], env);
process.exit(await run(pinnedNode(), server, { env }));
