// npm run test:busy [-- stages]: `npm test` beside two processes that keep two processors busy. It must pass all the same.
import { spawn } from 'node:child_process';
import { at, run } from './toolchain.mjs';

// They end by themselves, should this process be killed.
const burn = `for (const end = Date.now() + ${2 * 60 * 60_000}; Date.now() < end; );`;
const burners = [1, 2].map(() => spawn(process.execPath, ['--eval', burn], { stdio: 'ignore' }));
const code = await run(process.execPath, [at('tools/test.mjs'), ...process.argv.slice(2)]);
for (const burner of burners) burner.kill('SIGKILL');
process.exit(code);
