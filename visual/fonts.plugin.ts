import { createReadStream } from 'node:fs';
import type { Plugin } from 'vite';
import { fontFiles } from '../packages/tokens/src/fonts/files.ts';

/** The workshop serves single files, Storybook's test plugin only folders: without this every picture would show stand-in faces. */
export const serveFonts: Plugin = {
  name: 'vitrine:fonts',
  configureServer: ({ middlewares }) => {
    middlewares.use('/fonts/', (request, response, next) => {
      const path = fontFiles[request.url?.replace(/^\/|\?.*$/g, '') ?? ''];
      if (!path) return next();
      response.setHeader('Content-Type', 'font/woff2');
      createReadStream(path).pipe(response);
    });
  },
};
