import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import * as grid from '../../packages/ui/src/commerce/cart/CartGrid/CartGrid.stories.tsx';
import * as swatches from '../../packages/ui/src/commerce/catalogue/ColourSwatches/ColourSwatches.stories.tsx';
import * as inbox from '../../packages/ui/src/commerce/relationship/InboxList/InboxList.stories.tsx';
import * as checkbox from '../../packages/ui/src/components/Checkbox/Checkbox.stories.tsx';
import * as progress from '../../packages/ui/src/components/Progress/Progress.stories.tsx';
import * as switches from '../../packages/ui/src/components/Switch/Switch.stories.tsx';
import * as tabs from '../../packages/ui/src/components/Tabs/Tabs.stories.tsx';
import * as heading from '../../packages/ui/src/foundation/Heading/Heading.stories.tsx';
import { componentsIn } from './component.tsx';

const force = (value: 'active' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

const show = async ({ Playground }: { Playground: unknown }) => componentsIn({ forced: { Playground } })[0]?.show({});

const styleOf = (selector: string): CSSStyleDeclaration => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing is shown as ${selector}`);
  return getComputedStyle(found);
};

/** Backgrounds and shadows are gone there, so a line tells what is chosen and what has the focus. */
describe('in the colours of the system', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    await force('active');
  });
  afterEach(() => force(''));

  it('a picked cell of the grid has a line, and the one with the focus a stronger one', async () => {
    await show(grid);
    // By the keyboard's way: a pointer would stay where it clicked, and rest on what later stories show there.
    document.querySelectorAll<HTMLElement>('[role=gridcell]')[1]?.focus();
    expect(styleOf('[role=gridcell]:focus').outline).toContain('3px');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(styleOf('[role=gridcell][aria-selected=true]:not(:focus)').outline).toContain('solid 2px');
  });

  it('a chosen tab has a line that the others lack', async () => {
    await show(tabs);
    expect(styleOf('[role=tab][aria-selected=true]').outlineStyle).toBe('solid');
    expect(styleOf('[role=tab][aria-selected=false]').outlineStyle).toBe('none');
  });

  it('a switch and a checkbox are drawn by the system', async () => {
    for (const [stories, selector] of [
      [switches, '[role=switch]'],
      [checkbox, '[type=checkbox]'],
    ] as const) {
      await show(stories);
      expect(styleOf(selector).appearance).toBe('auto');
    }
  });

  it('a bar keeps its fill, and what is unread its mark', async () => {
    await show(progress);
    expect(styleOf('progress').outlineStyle).toBe('solid');
    await show(inbox);
    expect(styleOf('[data-unread] span:has(> span[aria-hidden])').forcedColorAdjust).toBe('none');
  });

  it('a heading that has the focus has no line', async () => {
    await show(heading);
    const title = document.querySelector('h2');
    title?.setAttribute('tabindex', '-1');
    await userEvent.keyboard('{Tab}');
    title?.focus();
    expect(styleOf('h2').outlineStyle).toBe('none');
  });

  it('a swatch keeps the colour of the goods', async () => {
    await show(swatches);
    expect(styleOf('[data-part=swatch]').forcedColorAdjust).toBe('none');
  });
});
