import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./child.ts', import.meta.url));

/** What a child needs of the environment. It reads files that anybody may have made, so it gets no password of the server. */
const passedOn = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'TEMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
  'XDG_CACHE_HOME',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
];

/** Starts a child. `codeCache` is a folder for its compiled code. */
export const startChild = (codeCache: string | undefined): ChildProcess =>
  fork(program, [], {
    execArgv: ['--max-old-space-size=256', '--max-semi-space-size=16'],
    env: {
      ...(codeCache !== undefined && { NODE_COMPILE_CACHE: codeCache }),
      ...Object.fromEntries(passedOn.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : []))),
      // With one arena the allocator returns the memory of large pictures.
      MALLOC_ARENA_MAX: '1',
    },
    serialization: 'advanced',
    // Out of memory, V8 prints pages that would stand between the lines of the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
