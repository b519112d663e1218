import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/ui/src/commerce/**/!(*.all).stories.tsx', { eager: true }));
