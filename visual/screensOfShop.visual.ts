import { photographAll } from './photograph.ts';

// A screen is shown by its first story; loading the others takes a minute.
photographAll(
  import.meta.glob(['../apps/web/src/{shared,shop}/**/*.stories.tsx', '!**/*.all.stories.tsx'], { eager: true }),
);
