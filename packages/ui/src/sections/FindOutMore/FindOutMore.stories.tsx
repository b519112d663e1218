import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { findOutMoreWords } from '../../testing/words/company.ts';
import { FindOutMore } from './FindOutMore.tsx';
import type { FindOutMoreProps } from './FindOutMore.tsx';

const Block = (props: Omit<FindOutMoreProps, 'labels'>) => (
  <FindOutMore {...props} labels={useLabels(findOutMoreWords)} />
);

const meta = preview.meta({
  title: 'Sections/FindOutMore',
  component: Block,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Find out more',
    text: '<p>Tell us which side of the counter you stand on, and we will show you the rest.</p>',
    brand: { href: '/register?type=s' },
    buyer: { href: '/register?type=b' },
  } as Omit<FindOutMoreProps, 'labels'>,
});

/** Find out more as a brand or as a retailer. */
export const Playground = meta.story({
  name: 'Brand or retailer',
  parameters: { covers: ['R-130'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: "I'm a brand" })).toHaveAttribute('href', '/register?type=s');
    await expect(canvas.getByRole('link', { name: "I'm a buyer" })).toHaveAttribute('href', '/register?type=b');
  },
});

/** Or the registration opens on the same page. */
export const Presses = meta.story({
  name: 'Registration in place',
  parameters: { covers: ['R-130'] },
  args: { brand: { onPress: fn() }, buyer: { onPress: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: "I'm a brand" }));
    await userEvent.click(canvas.getByRole('button', { name: "I'm a buyer" }));
    await expect(args.brand.onPress).toHaveBeenCalledOnce();
    await expect(args.buyer.onPress).toHaveBeenCalledOnce();
  },
});

export const TitleOnly = meta.story({ name: 'Only a title', args: { text: null } });

export const LongText = meta.story({
  args: {
    title: 'Erfahren Sie mehr über Zusammenarbeit, Konditionen und Lieferfenster',
    text: '<p>Tell us which side of the counter you stand on, and we will show you the rest.</p>'.repeat(3),
  },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: { title: 'Saiba mais', text: '<p>Diga de que lado do balcão você está, e mostramos o resto.</p>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sou lojista' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
