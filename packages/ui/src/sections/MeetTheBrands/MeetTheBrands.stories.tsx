import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { meetTheBrandsWords } from '../../testing/words/event.ts';
import { brandCards } from '../../testing/index.ts';
import { MeetTheBrands } from './MeetTheBrands.tsx';
import type { MeetTheBrandsProps } from './MeetTheBrands.tsx';

const Brands = (props: Omit<MeetTheBrandsProps, 'labels'>) => (
  <MeetTheBrands {...props} labels={useLabels(meetTheBrandsWords)} />
);

const meta = preview.meta({
  title: 'Sections/MeetTheBrands',
  component: Brands,
  parameters: { layout: 'fullscreen' },
  args: {
    brands: brandCards.slice(0, 9),
    footnote: 'Brands may change until the doors open.',
    brandsHref: '/brands',
    onOpen: fn(),
  } as Omit<MeetTheBrandsProps, 'labels'>,
});

const viewportOf = (root: HTMLElement) => {
  const found = root.querySelector<HTMLElement>('[data-part=viewport]');
  if (!found) throw new Error('The slider has no viewport');
  return found;
};

const widthOf = (element: Element | undefined | null) => element?.getBoundingClientRect().width ?? 0;

/** Meet the Brands*, and what the asterisk means. */
export const Playground = meta.story({
  name: 'Meet the brands',
  parameters: { covers: ['R-088', 'D-124'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Meet the Brands*' })).toBeVisible();
    await expect(canvas.getByText('* Brands may change until the doors open.')).toBeVisible();
  },
});

/** Four in view, two on a phone, exactly 10 px apart. */
export const InView = meta.story({
  parameters: { covers: ['K-14', 'K-16'] },
  play: async ({ canvasElement }) => {
    const viewport = viewportOf(canvasElement);
    const [first, second] = [...viewport.children].map((slide) => slide.getBoundingClientRect());
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(10, 1);
    const shown = window.innerWidth < 768 ? 2 : 4;
    const style = getComputedStyle(viewport);
    const room = viewport.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    await expect((room - (shown - 1) * 10) / shown).toBeCloseTo(first?.width ?? 0, 0);
  },
});

/** Presses Next and Previous and measures how far the slider went. */
const expectStep = async (canvasElement: HTMLElement, step: number) => {
  const viewport = viewportOf(canvasElement);
  const canvas = within(canvasElement);
  const distance = step * (widthOf(viewport.children[0]) + 10);
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(Math.abs(viewport.scrollLeft - distance)).toBeLessThan(2));
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(viewport.scrollLeft).toBeLessThan(2));
};

/** Moves by one brand. */
export const Steps = meta.story({
  parameters: { covers: ['K-15'] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => expectStep(canvasElement, 1),
});

/** On a phone it moves by two. */
export const StepsOnPhone = meta.story({
  name: 'Steps on a phone',
  parameters: { covers: ['K-15'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => expectStep(canvasElement, 2),
});

/** A press anywhere on a card opens the brand. */
export const Opens = meta.story({
  name: 'Open a brand',
  parameters: { covers: ['R-090', 'R-091', 'R-092', 'R-093'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const [card] = canvas.getAllByRole('article');
    await expect(card).toHaveTextContent(/Women · Resort · Made in Brazil.*Linen, silk.*SEE MORE/);
    const box = card?.getBoundingClientRect();
    const touched = box && document.elementFromPoint(box.left + box.width / 2, box.top + 40);
    await expect(touched).toBeInstanceOf(HTMLElement);
    if (touched) await userEvent.click(touched);
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '1', name: 'Lume' }));
  },
});

export const Loading = meta.story({
  args: { brands: undefined, footnote: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the brands' })).toBeInTheDocument();
  },
});

/** Brands that could not be loaded can be loaded again. */
export const Failed = meta.story({
  args: { brands: undefined, footnote: null, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Without brands, the directory is the next step. */
export const Empty = meta.story({
  args: { brands: [], footnote: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all brands' })).toHaveAttribute('href', '/brands');
  },
});

export const Few = meta.story({ name: 'Three need no controls', args: { brands: brandCards.slice(0, 3) } });

export const LongText = meta.story({
  args: {
    brands: brandCards.slice(0, 6).map((card) => ({ ...card, name: 'Oficina das Sedas Naturais do Recôncavo' })),
    text: 'Thirty-two houses from Brazil show their next summer before anybody else sees it.',
    footnote: 'Brands may change until the doors open, and some show by appointment alone. '.repeat(3),
  },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: { footnote: 'As marcas podem mudar até a abertura das portas.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Conheça as marcas*' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
