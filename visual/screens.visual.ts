import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../apps/web/src/**/*.stories.tsx', { eager: true }));
