import api from '../../packages/ui/api/sections.txt?raw';
import { hold } from './hold.ts';

hold({
  stories: import.meta.glob('../../packages/ui/src/sections/**/*.stories.tsx', { eager: true }),
  sources: import.meta.glob('../../packages/ui/src/sections/**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  api,
});
