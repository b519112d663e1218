import api from '../../packages/ui/api/commerce.txt?raw';
import { hold } from './hold.ts';

hold({
  stories: import.meta.glob('../../packages/ui/src/commerce/**/*.stories.tsx', { eager: true }),
  sources: import.meta.glob('../../packages/ui/src/commerce/**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  api,
});
