import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { everything } from '../tools/tiers.mjs';

const rule = fileURLToPath(new URL('pictured.ts', import.meta.url));
const storyFile = /(?:packages\/ui|apps\/web)\/src\/(\w+)\/[^?]*\.stories\.tsx$/;
const made = /^export const (\w+) = meta\.story\(/gm;

/** Lets each story of the library and of a screen be photographed by one rule instead of by a hundred repetitions of it. */
export const pictured = (): Plugin => ({
  name: 'vitrine:pictured',
  enforce: 'pre',
  transform: {
    filter: { id: storyFile },
    handler: (code, id) => {
      const room = storyFile.exec(id)?.[1];
      const names = [...code.matchAll(made)].map(([, name]) => name);
      if (!room || names.length === 0) return;
      const file = JSON.stringify({ room, isMore: id.includes('.all.'), everything });
      return {
        code: `${code}\nimport { photograph } from '${rule}';\nphotograph(${file}, { ${names.join(', ')} });\n`,
        map: null,
      };
    },
  },
});
