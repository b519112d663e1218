import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { goods } from '../../testing/pictures.ts';
import { Badge } from '../Badge/index.ts';
import { DocumentCard } from './DocumentCard.tsx';

const meta = preview.meta({
  title: 'Components/DocumentCard',
  component: DocumentCard,
  args: {
    name: 'The linen room',
    href: '/admin/account/hero.linen-room',
    image: goods('shirt', 'stripe', '#20304f', '#f4f1ea'),
    note: 'Apr 1, 2027 to May 14, 2027',
    state: <Badge tone="positive">In the shop</Badge>,
  },
});

export const Playground = meta.story({
  name: 'With a picture',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'The linen room' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The linen room' })).toHaveAttribute(
      'href',
      '/admin/account/hero.linen-room',
    );
  },
});

export const Letter = meta.story({ name: 'Without a picture', args: { image: null, note: undefined } });

export const LongText = meta.story({
  args: { name: 'Großhandelsvorbestellungen der Frühjahrskollektion zweitausendsiebenundzwanzig' },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
