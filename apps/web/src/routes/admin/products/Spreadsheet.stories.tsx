import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Spreadsheet',
  args: { address: '/admin/brand/products/spreadsheet', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

const summary = { lines: 3, new_products: 1, changed_products: 1, new_colours: 2, prices: 2, stock: 4 };
const done = {
  id: 1,
  kind: 'catalogue-import',
  status: 'done' as const,
  progress: 1,
  problem: null,
  file: null,
  created_at: '2026-11-21T09:00:00-03:00',
  finished_at: '2026-11-21T09:00:04-03:00',
};
const follow = (report: object) =>
  mockCall(contract.jobs.follow, { status: 200, data: [{ event: 'job', data: { ...done, data: { ...report } } }] });

/** What a file changes is shown before it is written. */
export const Playground = meta.story({
  name: 'File without errors',
  parameters: { covers: ['D-048'] },
  beforeEach: ({ msw }) => msw.use(follow({ applied: false, summary, errors: [], error_count: 0 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/^Changed catalogue/), new File(['a'], 'catalogue.xlsx'));
    await seen(await canvas.findByText(/catalogue.xlsx is right. 3 lines: 1 new product/));
    await userEvent.click(canvas.getByRole('button', { name: 'Write all of it' }));
    await seen(await canvas.findByText(/The catalogue is written/));
  },
});

/** Each wrong value is named by line and column; such a file cannot be written. */
export const Wrong = meta.story({
  name: 'File with errors',
  parameters: { covers: ['D-095'] },
  beforeEach: ({ msw }) =>
    msw.use(
      follow({
        applied: false,
        summary,
        errors: [{ row: 4, column: 'Stock S', reason: '-1 is not a number of 0 or more.' }],
        error_count: 1,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/^Changed catalogue/), new File(['a'], 'catalogue.csv'));
    await seen(await canvas.findByText('-1 is not a number of 0 or more.'));
    await seen(canvas.getByRole('button', { name: /Your file with the reasons/ }));
    await expect(canvas.queryByRole('button', { name: 'Write all of it' })).toBeNull();
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
