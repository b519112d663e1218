// npm run test:all [-- stages]: what `npm test` runs, and the files with `.all.` in their name.
process.env.TEST_ALL = '1';
await import('./test.mjs');
