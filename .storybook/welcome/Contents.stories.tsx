import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Contents } from '../library/Contents.tsx';

const meta = preview.meta({
  title: 'Welcome/Contents',
  component: Contents,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** You find a component by the words it shows in the shop. */
export const Playground = meta.story({
  name: 'Search by visible text',
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Find a component' });
    for (const [words, name] of [
      ['MAKE A BUY', 'BrandHeader'],
      ['SET PRICE LIST', 'PricelistDialog'],
      ['WELCOME BACK', 'LoginDialog'],
      ['filter', 'FilterBar'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, words);
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
  },
});

/** The search works by keyboard, and says when it finds nothing. */
export const Keyboard = meta.story({
  name: 'Search by keyboard',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('welcome back');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'LoginDialog' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 components');
  },
});
