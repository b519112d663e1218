// npm run visual                         compares the stories' pictures with the agreed ones
// npm run visual -- "Sections/Hero/Hero A"    only those of stories whose name has this part
// npm run visual -- --update [part]      agrees on what is seen now
import { parseArgs } from 'node:util';
import { comparePictures } from './pictures.mjs';
import { ensureInstalled } from './toolchain.mjs';

const { values, positionals } = parseArgs({ options: { update: { type: 'boolean' } }, allowPositionals: true });
// Every look of every story.
process.env.TEST_ALL = '1';
await ensureInstalled();
process.exit(await comparePictures({ update: values.update, part: positionals.join(' ') }));
