import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { openStyle, pageAndDraft, loadParts } from './BrandPage.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Page',
  args: { address: '/admin/brand/page', viewer: 'seller' as 'seller' | 'reader' },
  globals: { stage: 'seller' },
});

const state = fixtures.brandPageState;

/** The brand's own page beside its draft: each changed part is outlined and leads to its field. */
export const Playground = meta.story({
  name: 'Page with draft',
  parameters: { covers: ['D-049', 'D-060'] },
  beforeEach: async ({ msw }) => {
    msw.use(pageAndDraft());
    await loadParts();
  },
  play: async ({ canvas }) => {
    const style = await canvas.findByRole('region', { name: 'Style, changed' });
    await expect(style).toHaveAccessibleDescription(/Draft: Long summers, worn slowly\./);
    await seen(within(style).getByText('Long summers, worn slowly.', { selector: 'p' }));
    await seen(canvas.getByRole('region', { name: 'Banners, changed' }));
    await seen(canvas.getByText('Also changed, without a place on this page: Year established.'));
  },
});

/** What was opened to correct it stays open once it is saved. */
export const CorrectedParts = meta.story({
  name: 'Corrected block',
  parameters: { covers: ['D-049'] },
  beforeEach: ({ msw }) => {
    const errors = { 'info_block.0.link': ['This is no web address and no path of the shop, such as /brands.'] };
    const refused = { message: 'Correct the fields.', detail: 'Correct the fields.', errors };
    msw.use(
      pageAndDraft(),
      mockCall(contract.brandOfficePage.saveDraft, ({ body: { seen: version, ...draft } }) =>
        draft.info_block[0]?.link === '/casa-marola/collections'
          ? { status: 200, data: { data: { ...state, draft, version: version + 1 } } }
          : { status: 422, data: refused },
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await openStyle(canvas), '!');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }));
    const link = await canvas.findByRole('combobox', { name: 'Link' });
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.selectOptions(link, 'All your collections');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await seen(await screen.findByText('Draft saved'));
    await expect(canvas.queryByText(/^This is no web address/)).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Link' })).toBeVisible();
  },
});

/** The second of two writers chooses; the own text stays until then. */
export const Conflict = meta.story({
  name: 'Two writers',
  parameters: { covers: ['D-049'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandOfficePage.saveDraft, {
        status: 409,
        data: {
          message: 'Somebody else has changed the page.',
          detail: 'Somebody else has changed the page.',
          current: { ...state, version: 9, draft: { ...state.draft, brand_style: { en: 'Theirs' } } },
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const style = await openStyle(canvas);
    await userEvent.type(style, ' Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await seen(await canvas.findByText('Somebody else has changed the page.'));
    await expect(style).toHaveValue('Long summers, worn slowly. Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare both' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed the page.' }));
    await seen(dialog.getByRole('cell', { name: 'Theirs' }));
    await seen(dialog.getByRole('cell', { name: 'Long summers, worn slowly. Mine' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(style).toHaveValue('Theirs'));
  },
});
