import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/*/src/**/*.all.stories.tsx', { eager: true }));
