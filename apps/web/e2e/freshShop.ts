// Empties the folder of the journeys' shop: each run begins with a marketplace nobody has ordered from yet.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { shop } from './shop.ts';

/** The pictures are the same in every shop, and drawing them takes a tenth of a run: both halves keep theirs here. */
const drawn = join(shop.dataDir, '../e2e-drawn');

rmSync(shop.dataDir, { recursive: true, force: true });
for (const folder of [shop.dataDir, drawn]) mkdirSync(folder, { recursive: true });
symlinkSync(drawn, join(shop.dataDir, 'cache'));
