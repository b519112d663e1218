// After a change of the branding document: node packages/tokens/src/schema/write.ts
import { writeFileSync } from 'node:fs';
import { brandingJsonSchema } from './schema.ts';

const file = new URL('../../branding.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(brandingJsonSchema, null, 2)}\n`);
