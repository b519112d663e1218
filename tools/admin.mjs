// npm run admin -- account brand HASH FILE: looks after the accounts of the marketplace, running or not.
import { at, ensureInstalled, pinnedNode, run } from './toolchain.mjs';

await ensureInstalled();
process.exit(await run(pinnedNode(), [at('apps/server/src/admin.ts'), ...process.argv.slice(2)]));
