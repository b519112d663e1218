import { photographAll } from './photograph.ts';

// Two files of screens: each takes longest of all, and they go side by side.
photographAll(import.meta.glob(['../apps/web/src/office/**/*.stories.tsx', '!**/*.all.stories.tsx'], { eager: true }));
