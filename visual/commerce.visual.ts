import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/ui/src/commerce/**/*.stories.tsx', { eager: true }));
