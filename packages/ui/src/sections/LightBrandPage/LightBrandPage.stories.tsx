import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { lightBrandPageWords } from '../../testing/words/brand.ts';
import { CollectionStrip } from '../../commerce/catalogue/CollectionStrip/index.ts';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { brands, heroPictures } from '../../testing/index.ts';
import { LightBrandPage } from './LightBrandPage.tsx';
import type { LightBrandPageProps } from './LightBrandPage.tsx';

const Page = (props: Omit<LightBrandPageProps, 'labels'>) => (
  <LightBrandPage {...props} labels={useLabels(lightBrandPageWords)} />
);

const picturesOf = (count: number) =>
  [heroPictures.upright, ...brands.map(({ image }) => image)]
    .slice(0, count)
    .map((src, index) => ({ id: String(index), src, original: src, alt: `Look ${index + 1}` }));

const about =
  '<p>Lume began in a garage in Vila Madalena with two looms and a promise: nothing that cannot be mended.</p><p>Linen and silk, cut in small runs.</p>';

const message = { status: 'idle' as const, onSend: fn(), brandsHref: '/brands' };

const meta = preview.meta({
  title: 'Sections/LightBrandPage',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Lume',
    facts: ['São Paulo', 'since 2009', 'Women, Home'],
    images: picturesOf(7),
    about,
    social: [{ label: 'Instagram', href: 'https://instagram.example/lume' }],
    breadcrumb: (
      <Breadcrumb label="You are here" items={[{ label: 'Our Brands', href: '/brands' }, { label: 'Lume' }]} />
    ),
    message,
  },
});

export const Playground = meta.story({});

/** One highlighted picture, at most four others. */
export const Thumbnails = meta.story({
  parameters: { covers: ['R-201', 'K-60'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^Enlarge the picture/ })).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the picture: Look 2' }));
    await expect(await screen.findByRole('dialog', { name: 'Pictures of the brand' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** About the brand, or a message to it. */
export const TwoTabs = meta.story({
  parameters: { covers: ['R-048', 'R-198', 'R-199'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'About the brand' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(/two looms and a promise/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Send a message' }));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expect(canvas.queryByText(/two looms and a promise/)).toBeNull();
  },
});

/** The floating button leads to the form and focuses it. */
export const Floating = meta.story({
  name: 'Floating button',
  parameters: { covers: ['R-200'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a message' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: 'Send a message' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => {
      const { top, bottom } = canvas.getByRole('textbox', { name: 'Email' }).getBoundingClientRect();
      return expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    });
    await expect(canvas.queryByRole('button', { name: 'Send a message' })).toBeNull();
  },
});

/** Its collections stand below its name, each one press from its line sheet. */
export const WithCollections = meta.story({
  name: 'With collections',
  args: {
    collections: (
      <CollectionStrip
        label="Collections"
        collections={['Resort 27', 'Always'].map((name, index) => ({
          id: name,
          name,
          href: `/lume/collections/${index}`,
          image: brands[index]?.image ?? '',
          facts: ['Order until Mar 31, 2027', 'Delivery: Apr 5 – May 20, 2027', '38 styles · from 24 units'],
        }))}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Always' })).toHaveAttribute('href', '/lume/collections/1');
  },
});

/** Parts that the draft changes are marked, the others are not. */
export const Draft = meta.story({
  name: 'Draft with changed parts',
  parameters: { covers: ['R-172'] },
  args: { changed: ['facts', 'images', 'about'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Changed in the draft')).toHaveLength(3);
    const marked = [...canvasElement.querySelectorAll('[data-component=DraftMark]')];
    await expect(marked[1]).toHaveTextContent('São Paulo');
    await expect(marked[2]).toHaveTextContent('two looms and a promise');
  },
});

/** The message is sent. */
export const Sent = meta.story({
  name: 'Message sent',
  parameters: { covers: ['S-069'] },
  args: { message: { ...message, status: 'sent' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Send a message' }));
    await expect(canvas.getByRole('link', { name: 'FIND OTHER BRANDS' })).toHaveAttribute('href', '/brands');
  },
});

export const OnePicture = meta.story({ name: 'A single picture', args: { images: picturesOf(1) } });

export const NoPicture = meta.story({ name: 'Without pictures', args: { images: [], social: [], breadcrumb: null } });

export const LongText = meta.story({
  args: { name: 'Oficina das Sedas Naturais do Recôncavo', about: about.repeat(6) },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
