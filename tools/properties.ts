import { configureGlobal } from 'fast-check';

// The same random cases in every run, so that a change alone decides whether the tests pass; `npm run fuzz` tries others.
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
