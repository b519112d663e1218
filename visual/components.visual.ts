import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/ui/src/components/**/*.stories.tsx', { eager: true }));
