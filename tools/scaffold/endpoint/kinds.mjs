// What a first call may be: each kind as the parts that differ.
import { add, list } from './plain.mjs';
import { events } from './events.mjs';
import { file } from './file.mjs';
import { upload } from './upload.mjs';

/** By the method and the flag beside it. */
export const kinds = { GET: list, POST: add, 'GET --file': file, 'GET --events': events, 'POST --upload': upload };
