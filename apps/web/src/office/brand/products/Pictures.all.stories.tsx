import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { photographs } from '../../../testing/photographs.ts';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Pictures',
  args: { address: '/admin/brand/products/101', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

const [product] = fixtures.products;
const drawn = <Placed extends object>(placed: Placed) => ({
  ...placed,
  thumbnail: product?.images[0]?.picture_thumbnail ?? '',
  picture: product?.images[0]?.picture ?? '',
});

/** A picture that was chosen stands among the others, also a second time; the place for files keeps the focus, however slowly it comes back. */
export const Added = meta.story({
  name: 'Picture added',
  parameters: { covers: ['D-048'] },
  // Longer than a screen that has settled waits before its heading takes a focus that nothing has.
  beforeEach: ({ msw }) => msw.use(http.get('*/v1/admin/brand/products/:id/pictures', () => delay(400))),
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByLabelText(/^Add pictures/);
    const count = canvas.getAllByRole('textbox', { name: 'Video link' }).length;
    const picture = new File(['a'], 'front.jpg', { type: 'image/jpeg' });
    for (const more of [1, 2]) {
      await userEvent.upload(place, picture);
      await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Video link' })).toHaveLength(count + more));
      await waitFor(() => expect(place).toHaveFocus());
    }
  },
});

/** A page about a film is no film: it is said at its picture, which takes the focus. */
export const VideoRefused = meta.story({
  name: 'Video refused',
  parameters: { covers: ['D-048'] },
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole('textbox', { name: 'Video link' });
    await userEvent.type(second as HTMLElement, 'https://videos.example/watch{Enter}');
    await waitFor(() => expect(second).toHaveAccessibleDescription(/no https address of an \.mp4/));
    await expect(second).toHaveFocus();
    await seen(canvas.getByText(/^1 field is wrong\./));
  },
});

/** Somebody else has added a picture and written words: the second of two writers chooses, and loses nothing of theirs unseen. */
export const TwoWriters = meta.story({
  name: 'Two writers',
  parameters: { covers: ['D-048'] },
  beforeEach: ({ msw }) => {
    let theirs = 0;
    msw.use(
      mockCall(contract.brandPictures.arrange, ({ body }) => {
        const [first] = body.seen;
        if (!first || body.seen.length === theirs) return { status: 200, data: { data: body.pictures.map(drawn) } };
        const current = [...body.seen, { ...first, id: 95_000, alt: { en: 'From the side' } }].map(drawn);
        theirs = current.length;
        return { status: 409, data: { detail: '', message: 'Somebody else has changed the pictures.', current } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove picture 1' }));
    const count = canvas.getAllByRole('textbox', { name: 'Video link' }).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Save pictures' }));
    await seen(await canvas.findByText(/Somebody else has changed the pictures meanwhile/));
    await expect(canvas.getAllByRole('textbox', { name: 'Video link' })).toHaveLength(count);
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    await seen(await screen.findByText('Pictures saved'));
    await expect(canvas.getAllByRole('textbox', { name: 'Video link' })).toHaveLength(count + 1);
  },
});

/** A stored picture is cropped again at once; what is typed and not saved yet stays. */
export const Framed = meta.story({
  name: 'Picture is framed',
  parameters: { covers: ['D-048'] },
  beforeEach: async ({ msw }) => {
    await import('../../parts/fields/FramingDialog.tsx');
    msw.use(photographs);
  },
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('textbox', { name: 'Video link' });
    if (!link) throw new Error('The product has no pictures.');
    await userEvent.type(link, 'https://video.example/1');
    await userEvent.click(canvas.getByRole('button', { name: 'Change crop of picture 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Frame the picture' }));
    (await dialog.findByRole('slider', { name: 'Focus point, top to bottom' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }));
    await seen(await screen.findByText('Picture 2 saved'));
    await expect(link).toHaveValue('https://video.example/1');
    await seen(canvas.getByRole('button', { name: 'Save pictures' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change crop of picture 2' }));
    await seen(await screen.findByText('Focus point: 50% from the left, 51% from the top'));
  },
});

/** Somebody else was faster: the picture as it is now is kept, and the sentence stands beside it. */
export const Conflict = meta.story({
  name: 'Crop of two writers',
  parameters: { covers: ['D-048'] },
  beforeEach: async ({ msw }) => {
    await import('../../parts/fields/FramingDialog.tsx');
    const message = 'Somebody else has changed the pictures meanwhile. Nothing of yours was saved yet.';
    const refused = { status: 409, data: { message, detail: message } } as const;
    msw.use(photographs, mockCall(contract.brandPictures.replace, refused));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change crop of picture 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
    await seen(await canvas.findByText(/^Somebody else has changed the pictures/));
    await expect(canvas.queryByRole('button', { name: 'Save pictures' })).toBeNull();
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
