import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../../testing/index.tsx';
import { fileOf } from './PictureDrop.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Many pictures',
  args: { address: '/admin/brand/products/pictures', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

const { add } = contract.brandPictures;

const why = 'This picture cannot be read. Export it again as JPEG.';
const refusal = { status: 422 as const, data: { detail: '', message: why, errors: { picture: [why] } } };

/** Files show where they go before they are sent; what matches nothing stays out, and leaves the list with one press. */
export const Playground = meta.story({
  name: 'Before sending',
  parameters: { covers: ['D-048'] },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(/^Pictures/);
    await userEvent.upload(input, [
      fileOf('CM-R27-101_terracotta.jpg'),
      fileOf('IMG_0001.jpg'),
      fileOf('IMG_0002.jpg'),
    ]);
    await seen(await canvas.findByText('CM-R27-101 Itapuã Wrap Dress'));
    await seen(canvas.getByText(/^2 files match no product/));
    await userEvent.upload(input, fileOf('CM-R27-101_back.jpg', 'IMG_0001.jpg'));
    await seen(await canvas.findByText(/^1 file matches no product/));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove it from the list' }));
    await waitFor(() => expect(canvas.queryByText(/no product/)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Add 2 pictures' })).toBeEnabled();
  },
});

/** What the server refuses says why, is found among hundreds, and is sent again with one press. */
export const Refused = meta.story({
  name: 'Refused and tried again',
  parameters: { covers: ['D-048'] },
  beforeEach: ({ msw }) => {
    let isFirst = true;
    msw.use(
      mockCall(add, () => {
        const isRefused = isFirst;
        isFirst = false;
        return isRefused ? refusal : { status: 201, data: { data: [] } };
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const names = ['CM-R27-101_terracotta.jpg', 'CM-R27-101_back.jpg', 'CM-R27-101_detail.jpg'];
    await userEvent.upload(
      await canvas.findByLabelText(/^Pictures/),
      names.map((name) => fileOf(name)),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 3 pictures' }));
    await seen(await canvas.findByText(/^This picture cannot be read/));
    await seen(await screen.findByText('2 pictures are in the shop, 1 was refused'));
    await userEvent.click(canvas.getByRole('button', { name: /^Refused/ }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await step('Tried again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try 1 picture again' }));
      await waitFor(() =>
        expect(
          within(canvas.getByRole('table', { name: 'Where the files go' })).getAllByText('In the shop'),
        ).toHaveLength(3),
      );
      await expect(canvas.queryByText(/^This picture cannot be read/)).toBeNull();
    });
  },
});
