import { runAdmin } from './admin/run.ts';
import { createPrivately } from './db/privateFolder.ts';

createPrivately();
const { out, err, code } = await runAdmin(process.argv.slice(2), process.env, process.env.INIT_CWD ?? process.cwd());
process.stderr.write(err);
process.stdout.write(out);
process.exitCode = code;
