import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { right, follow, sheets } from './Spreadsheet.fixture.tsx';

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
    await seen(canvas.getByText('Units of stock in the file: 1,980. New or changed: 1,330. Left as they are: 650.'));
    await seen(await canvas.findByText('What changes: 5 values'));
    await seen(canvas.getByText('1,250'));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'What was found' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Write all of it' }));
    await seen(await canvas.findByText(/The catalogue is written/));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'What was found' })).toHaveFocus());
  },
});

/** A file with several tables: the brand chooses the sheet by its first rows. */
export const Sheets = meta.story({
  name: 'Several sheets',
  beforeEach: ({ msw }) => msw.use(follow({ ...right, sheets })),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.upload(await canvas.findByLabelText(/^Changed catalogue/), new File(['a'], 'seasons.xlsx'));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Winter' }));
    await seen(canvas.getByRole('cell', { name: 'LU-2500' }));
    msw.use(follow({ ...right, sheet: 'Winter' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check this sheet' }));
    await seen(await canvas.findByText(/seasons.xlsx is right/));
  },
});
