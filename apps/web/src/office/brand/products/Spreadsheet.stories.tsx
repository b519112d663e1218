import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { right, follow } from './Spreadsheet.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Spreadsheet',
  args: { address: '/admin/brand/products/spreadsheet', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** What a file changes is shown before it is written. The outcome of each step takes the focus. */
export const Playground = meta.story({
  name: 'File without errors',
  parameters: { covers: ['D-048'] },
  beforeEach: ({ msw }) => msw.use(follow(right)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/^Changed catalogue/), new File(['a'], 'catalogue.xlsx'));
    await seen(await canvas.findByText(/catalogue.xlsx is right. 3 lines: 1 new product/));
    await seen(await canvas.findByText('What changes: 5 values'));
    await seen(canvas.getByText('1,250'));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'What was found' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Write all of it' }));
    await seen(await canvas.findByText(/The catalogue is written/));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'What was found' })).toHaveFocus());
  },
});
