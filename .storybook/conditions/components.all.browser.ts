import api from '../../packages/ui/api/components.txt?raw';
import { hold } from './hold.ts';

hold({
  stories: import.meta.glob('../../packages/ui/src/components/**/*.stories.tsx', { eager: true }),
  sources: import.meta.glob('../../packages/ui/src/components/**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  api,
});
