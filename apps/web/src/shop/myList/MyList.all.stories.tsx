import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';
import { results, orderable } from './MyList.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/MyList',
  args: {
    address: '/createmyownlist/41?categories=1',
    viewer: 'approved' as const,
    kept: { pricelists: '{"casa-marola":1}' },
  },
});

/** One unit of each size is offered to those whose account allows it. */
export const WithoutAutofill = meta.story({
  name: 'Autofill not allowed',
  parameters: { covers: ['V-067'] },
  globals: { stage: 'pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
    await expect(canvas.queryByRole('switch', { name: 'Autofill 1 unit' })).toBeNull();
  },
});

/** From the favourites, those of this line sheet are selected already. */
export const OfFavorites = meta.story({
  name: 'Favourites selected',
  args: { address: '/createmyownlist/41?select=favorites' },
  parameters: { covers: ['R-269'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(`3 of ${results.length} selected`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByText(`0 of ${results.length} selected`)).toBeVisible();
  },
});

const whole = Array.from({ length: 500 }, (_, round) =>
  orderable.map((product, place) => ({ ...product, id: 5001 + round * orderable.length + place })),
)
  .flat()
  .slice(0, 500);
const wholeSheet = mockCall(contract.products.list, {
  status: 200,
  data: { ...fixtures.listing, results: whole, pagination: { ...fixtures.listing.pagination, count: whole.length } },
});

const made = fn();
const cancelled = fn();
const job = {
  id: 1,
  kind: 'own-list',
  status: 'queued' as const,
  progress: 0,
  problem: null,
  data: null,
  file: null,
  created_at: '2026-11-21T09:00:00-03:00',
  finished_at: null,
};

const making = mockCall(contract.lineSheets.makeOwnList, ({ body }) => {
  made(body);
  return { status: 201, data: { data: job } };
});

/** A job makes the PDF of 500 products: their colours would be too long an address. It opens by a ticket. */
export const LargePdf = meta.story({
  name: 'PDF of 500 products',
  parameters: { covers: ['R-273', 'K-40', 'D-138'] },
  beforeEach: ({ msw }) => {
    made.mockClear();
    msw.use(wholeSheet, making);
  },
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue({} as Window);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all 500 products' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download as PDF' }));
    await waitFor(() => expect(String(open.mock.lastCall?.[0])).toContain('/v1/jobs/1/file?ticket='));
    await expect(made.mock.calls).toEqual([[{ products: whole.map(({ id }) => id), pricelist_id: 1 }]]);
    open.mockRestore();
  },
});

/** While the PDF is made, its progress is shown and it can be stopped. What was selected stays selected. */
export const LargePdfStopped = meta.story({
  name: 'PDF of 500 products, stopped',
  parameters: { covers: ['R-273'] },
  beforeEach: ({ msw }) => {
    cancelled.mockClear();
    msw.use(
      wholeSheet,
      making,
      mockPending(contract.jobs.follow),
      mockCall(contract.jobs.cancel, ({ params }) => {
        cancelled(params.id);
        return { status: 200, data: { data: { ...job, status: 'cancelled' as const } } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all 500 products' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download as PDF' }));
    await expect(await canvas.findByRole('progressbar', { name: 'The line sheet is being made' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(cancelled).toHaveBeenCalledWith(1));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByText('500 of 500 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download as PDF' })).toHaveFocus();
  },
});

/** A PDF that could not be made says why; pressing asks again. */
export const LargePdfFailed = meta.story({
  name: 'PDF of 500 products, failed',
  parameters: { covers: ['R-273'] },
  beforeEach: ({ msw }) => {
    const failed = { ...job, status: 'failed' as const, problem: 'This price list was taken from you.' };
    msw.use(
      wholeSheet,
      making,
      mockCall(contract.jobs.follow, { status: 200, data: [{ event: 'job', data: failed }] }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all 500 products' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download as PDF' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This price list was taken from you.');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

/** A brand sees the line sheet, and can add nothing. */
export const Seller = meta.story({
  name: 'Seen by a brand',
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resort 27' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  },
});

/** A visitor goes to the front page. */
export const Visitor = meta.story({
  parameters: { covers: ['P-054'] },
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our brands' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'LOGIN' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.products.list)) });

/** A line sheet that cannot be loaded can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.products.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
