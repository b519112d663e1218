// node tools/run.mjs TOOL ARGS…: a tool of the workspace under the pinned Node.
import { ensureInstalled, run } from './toolchain.mjs';

await ensureInstalled();
const [tool, ...args] = process.argv.slice(2);
process.exit(await run(tool, args, { shell: process.platform === 'win32' }));
