import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/ui/src/internal/**/*.stories.tsx', { eager: true }));
