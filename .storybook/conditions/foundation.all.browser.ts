import api from '../../packages/ui/api/foundation.txt?raw';
import { hold } from './hold.ts';

hold({
  stories: import.meta.glob('../../packages/ui/src/foundation/**/*.stories.tsx', { eager: true }),
  sources: import.meta.glob('../../packages/ui/src/foundation/**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  api,
});
