import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/ui/src/foundation/**/*.stories.tsx', { eager: true }));
