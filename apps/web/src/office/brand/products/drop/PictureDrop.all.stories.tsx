import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
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

const { add, match } = contract.brandPictures;

/** Each row says how far its file is. Who closes the tab meanwhile is asked first. */
export const Sending = meta.story({
  parameters: { covers: ['D-048'] },
  beforeEach: ({ msw }) => {
    let sent = 0;
    msw.use(
      mockCall(add, () => {
        sent += 1;
        return sent > 2 ? new Promise(() => {}) : { status: 201, data: { data: [] } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const files = ['terracotta', 'terracotta_2', 'back', 'back_2', 'detail', 'detail_2'];
    await userEvent.upload(
      await canvas.findByLabelText(/^Pictures/),
      files.map((name) => fileOf(`CM-R27-101_${name}.jpg`)),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 6 pictures' }));
    const table = within(canvas.getByRole('table', { name: 'Where the files go' }));
    await waitFor(() => expect(table.getAllByText('In the shop')).toHaveLength(2));
    await waitFor(() => expect(table.getAllByText('Sending')).toHaveLength(2));
    await expect(table.getAllByText('Waiting')).toHaveLength(2);
    await expect(canvas.getByRole('progressbar', { name: 'Sending pictures' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 6',
    );
    await expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  },
});

/** The same picture under another name, and one that the product has, are not sent. */
export const AlreadyThere = meta.story({
  name: 'Already there',
  parameters: { covers: ['D-048'] },
  beforeEach: ({ msw }) => {
    const [first] = fixtures.catalogue.products;
    const product = { id: first?.id ?? 0, name: first?.name.en ?? '', reference_code: first?.reference_code ?? '' };
    msw.use(
      mockCall(match, ({ body: { files } }) => ({
        status: 200,
        data: {
          data: files.map(({ name }) => ({ name, product, colour: null, is_stored: name.includes('stored') })),
        },
      })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(/^Pictures/);
    const front = fileOf('CM-R27-101_front.jpg');
    await userEvent.upload(input, [
      front,
      fileOf('CM-R27-101_front (1).jpg', front.name),
      fileOf('CM-R27-101_stored.jpg'),
    ]);
    const table = within(await canvas.findByRole('table', { name: 'Where the files go' }));
    await waitFor(() => expect(input).toBeEnabled());
    await userEvent.upload(input, front);
    await waitFor(() => expect(table.getAllByText('Already there')).toHaveLength(3));
    await expect(canvas.getByRole('button', { name: 'Add 1 picture' })).toBeEnabled();
  },
});

/** Files are sent while another page is open. Back on this one, all is said. */
export const AnotherPage = meta.story({
  name: 'Another page meanwhile',
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(add, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        return { status: 201, data: { data: [] } };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const names = ['CM-R27-101_terracotta.jpg', 'CM-R27-101_back.jpg', 'CM-R27-101_detail.jpg'];
    await userEvent.upload(
      await canvas.findByLabelText(/^Pictures/),
      names.map((name) => fileOf(name)),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 3 pictures' }));
    await userEvent.click(canvas.getByRole('link', { name: 'All products' }));
    await seen(await screen.findByText('3 pictures are in the shop'));
    await userEvent.click(await canvas.findByRole('link', { name: 'Add many pictures' }));
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 3');
  },
});

/** As many as are taken at once, with long names. */
export const Many = meta.story({
  name: 'Five hundred files',
  play: async ({ canvas, userEvent }) => {
    const names = Array.from({ length: 500 }, (_, at) => `CM-R27-101_terracotta_campaign_retouched_final_${at}.jpg`);
    await userEvent.upload(
      await canvas.findByLabelText(/^Pictures/),
      names.map((name) => fileOf(name)),
    );
    await seen(await canvas.findByRole('button', { name: 'Add 500 pictures' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(500);
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(/^Imagens/);
    await userEvent.upload(input, [fileOf('CM-R27-101_terracota.jpg'), fileOf('IMG_0001.jpg')]);
    await seen(await canvas.findByText('CM-R27-101 Itapuã Wrap Dress'));
  },
});
