// npm run audit: what is known against the packages that a release brings. Accepted findings stand in pnpm-workspace.yaml. Needs the network.
import { ensureInstalled, pnpm, run } from './toolchain.mjs';

await ensureInstalled();
const code = await run(...pnpm('audit', '--prod', '--audit-level', 'moderate'));
if (code !== 0)
  console.error(
    '\nUpdate the package, or accept the finding with its reason under auditConfig in pnpm-workspace.yaml. If the registry gave no answer, nothing is known: try again on another network.',
  );
process.exit(code);
