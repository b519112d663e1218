import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/ui/src/foundation/**/!(*.all).stories.tsx', { eager: true }));
