import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/studio/src/**/*.stories.tsx', { eager: true }));
