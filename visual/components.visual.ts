import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/ui/src/components/**/!(*.all).stories.tsx', { eager: true }));
