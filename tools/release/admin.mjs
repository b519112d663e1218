// node admin.mjs account list: what `npm run admin -- …` is in the repository.
import { become } from './become.mjs';

become(['apps/server/src/admin.ts', ...process.argv.slice(2)], { INIT_CWD: process.env.INIT_CWD ?? process.cwd() });
