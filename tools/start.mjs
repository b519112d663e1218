// npm start: from a fresh clone to a running marketplace.
import { at, ensureInstalled, ensureWebBuilt, pinnedNode, run } from './toolchain.mjs';

await ensureInstalled();
await ensureWebBuilt();
process.exit(await run(pinnedNode(), [at('apps/server/src/main.ts')]));
