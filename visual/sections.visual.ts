import { photographAll } from './photograph.ts';

photographAll(import.meta.glob('../packages/ui/src/sections/**/*.stories.tsx', { eager: true }));
