import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineMain } from '@storybook/react-vite/node';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { IndexInput } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { layersFirst } from '../apps/web/layers.plugin.ts';
import { messages } from '../apps/web/messages.plugin.ts';
import { fontFiles } from '../packages/tokens/src/fonts/files.ts';
import { committedReviews } from './comments/committed.ts';
import { pictured } from './pictured.plugin.ts';
import { sentenceCase } from './sentenceCase.ts';
import { storageInMemory } from './storage.ts';

/** A story without a name of its own gets one in sentence case: Storybook would write *Out Of Stock*. */
const inSentenceCase = (entry: IndexInput): IndexInput =>
  entry.type === 'story' && entry.name === storyNameFromExport(entry.exportName)
    ? { ...entry, name: sentenceCase(entry.exportName) }
    : entry;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './welcome/*.mdx',
    './welcome/*.stories.tsx',
    './review/*.stories.tsx',
    './whitelabel/**/*.mdx',
    './whitelabel/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/studio/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public', ...Object.entries(fontFiles).map(([file, from]) => ({ from, to: `/fonts/${file}` }))],
  // Tables of props are read in the workshop alone: a test run does not wait for them.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  managerHead: (head) => `${storageInMemory}${head}${committedReviews()}`,
  previewHead: (head) => `${storageInMemory}${head}`,
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...args) => (await indexer.createIndex(...args)).map(inSentenceCase),
    })),
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [pictured(), messages(), vanillaExtractPlugin(), react({ compiler: true }), layersFirst()],
      resolve: {
        alias: [
          { find: /^#storybook\/preview$/, replacement: here('./preview.tsx') },
          { find: /^#storybook\/labels$/, replacement: here('./labels.ts') },
          { find: /^#storybook\/modes$/, replacement: here('./modes.ts') },
          { find: /^#storybook\/stage$/, replacement: here('./stage.ts') },
        ],
      },
      // Found late, each of these would reload the page in the middle of a test run.
      optimizeDeps: {
        include: [
          '@storybook/addon-docs/preview',
          '@vanilla-extract/recipes/createRuntimeFn',
          '@vanilla-extract/sprinkles/createRuntimeSprinkles',
          '@vanilla-extract/dynamic',
          'react-intl',
          'react-dom/client',
          '@vitrine/ui > react-aria-components',
          '@vitrine/ui > @headlessui/react',
          '@vitrine/ui > libphonenumber-js/min',
          '@vitrine/ui > dompurify',
          '@vitrine/ui > react-image-crop',
          'msw',
          'msw/browser',
          'msw/experimental',
          '@mswjs/interceptors/fetch',
        ],
      },
    }),
});
