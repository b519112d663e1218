import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { Large } from '../../packages/ui/src/commerce/cart/CartGrid/CartGrid.stories.tsx';
import { Playground } from '../../packages/ui/src/commerce/lineSheet/LineSheetGrid/LineSheetGrid.stories.tsx';
import { componentsIn } from './component.tsx';

const printed = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

const shown = async (stories: Record<string, unknown>) => componentsIn({ paper: stories })[0]?.show({});

const seen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility()).length;

/** Printing lays out the page once. Size observers run only once, at the beginning. */
class LooksOnce implements ResizeObserver {
  readonly #look: () => void;
  constructor(look: ResizeObserverCallback) {
    this.#look = () => look([], this);
  }
  observe() {
    requestAnimationFrame(this.#look);
  }
  unobserve() {}
  disconnect() {}
}

/** Rows far away are not laid out on a screen; there is no scrolling on paper. */
describe('on paper', () => {
  beforeEach(() => page.viewport(1280, 800));
  afterEach(async () => {
    vi.unstubAllGlobals();
    await printed('');
  });

  it('a grid of 60 colours by 12 sizes shows each of its 720 cells', async () => {
    vi.stubGlobal('ResizeObserver', LooksOnce);
    await shown({ Large });
    await vi.waitFor(() => expect(seen('td[data-row]')).toBeLessThan(500));
    await printed('print');
    await vi.waitFor(() => expect(seen('td[data-row]')).toBe(720));
  });

  it('a line sheet shows each of its 500 products', async () => {
    await shown({ Playground });
    await vi.waitFor(() => expect(seen('[data-index]')).toBeLessThan(50));
    await printed('print');
    await vi.waitFor(() => expect(seen('[data-index]')).toBe(500));
  });
});
