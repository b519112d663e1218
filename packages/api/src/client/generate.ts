import { writeFileSync } from 'node:fs';
import { contract } from '../contracts/index.ts';
import { renderEndpoints } from './renderEndpoints.ts';

writeFileSync(new URL('endpoints.ts', import.meta.url), renderEndpoints(contract));
