// npm run chromatic: the same stories in the same looks, compared by Chromatic. Arguments are handed on to its own command.
import { ensureInstalled, fail, run } from './toolchain.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN)
  fail(
    `Chromatic needs a token, and CHROMATIC_PROJECT_TOKEN is not set.
Find it at chromatic.com under your project → Manage → Configure, then:

  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic

Without an account, 'npm run visual' compares the same pictures on this machine.`,
  );
await ensureInstalled();
process.exit(await run('chromatic', process.argv.slice(2), { shell: process.platform === 'win32' }));
