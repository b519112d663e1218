// The two runs of the tests: `npm test` proves each fact once, `npm run test:all` also runs the files with `.all.` in their name.

/** Whether this is `npm run test:all`, or a command that runs as much. */
export const everything = process.env.TEST_ALL === '1';

/** Test files that this run leaves out. */
export const leftOut = everything ? [] : ['**/*.all.*'];
