import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/ui/src/internal/**/!(*.all).stories.tsx', { eager: true }));
