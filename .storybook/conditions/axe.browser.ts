import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { componentsIn } from './component.tsx';

const components = componentsIn(
  import.meta.glob('../../packages/ui/src/{foundation,components,commerce,sections}/**/*.stories.tsx', { eager: true }),
);

beforeAll(() => page.viewport(1280, 800));

// `npm test` runs no story without a play function, so axe looks at those components here.
it.each(components.filter(({ isStill }) => isStill))('$title has no fault that axe finds', async ({ show }) => {
  await expect(show({ axe: true })).resolves.toBeDefined();
});
