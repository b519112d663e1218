import { expect, it } from 'vitest';
import * as button from '../../packages/ui/src/components/Button/Button.stories.tsx';
import { componentsIn } from './component.tsx';

const [component] = componentsIn({ './Button.stories.tsx': button });

it('says the samples of a story in Portuguese when the toolbar does, and leaves what somebody wrote', async () => {
  await component?.show({ locale: 'pt-BR' });
  expect(document.querySelector('[data-component=Button]')?.textContent).toBe('Comprar a coleção');
  await component?.show({ locale: 'pt-BR', args: { children: 'Shop now' } });
  expect(document.querySelector('[data-component=Button]')?.textContent).toBe('Shop now');
});
