import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../apps/web/src/**/!(*.all).stories.tsx', { eager: true }));
