import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/ui/src/sections/**/!(*.all).stories.tsx', { eager: true }));
