import preview from '#storybook/preview';
import { expect, screen } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { cellAt } from './StockByWindow.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Stock by window',
  args: { address: '/admin/brand/stock', viewer: 'seller' as 'seller' | 'reader' },
  globals: { stage: 'seller' },
});

const clipboard = (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return data;
};

/** Typed by keyboard, pasted from a spreadsheet, and saved together. */
export const Playground = meta.story({
  name: 'Typed, pasted and saved',
  parameters: { covers: ['D-048', 'D-086'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Stock' }));
    await userEvent.click(await cellAt(canvasElement, 0, 1));
    await expect(await cellAt(canvasElement, 0, 2)).toHaveTextContent('No limit');
    await userEvent.paste(clipboard('7\t1,200\n2.5\t'));
    await seen(await canvas.findByText('4 changes · 1 to correct'));
    const wrong = await cellAt(canvasElement, 1, 1);
    await expect(wrong).toHaveAccessibleDescription(/“2.5” is not a whole number from 0 to 1,000,000/);
    await userEvent.click(wrong);
    await userEvent.keyboard('0{Enter}');
    await seen(canvas.getByText(/^\d+ changes$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText(/changes saved$/));
    await expect(await cellAt(canvasElement, 0, 2)).toHaveTextContent('1200');
    await expect(await cellAt(canvasElement, 1, 2)).toHaveTextContent('No limit');
    await seen(canvas.getByText('Everything is saved'));
  },
});
