import { writeFileSync } from 'node:fs';
import { readSource } from './readSource.ts';

writeFileSync(
  new URL('../rules/addressForms/forms.json', import.meta.url),
  `${JSON.stringify(readSource(), null, 2)}\n`,
);
