import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/studio/src/**/!(*.all).stories.tsx', { eager: true }));
