import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Harness, rowsOf } from '../../packages/ui/src/commerce/cart/CartGrid/CartGrid.fixture.tsx';
import { readGlobals } from '../modes.ts';
import { LOW, Review } from './Review.tsx';
import { AlertSample, DrawerSample, FormSample, Padded, TimelineSample } from './samples.tsx';

const quantities = [
  [2, 4, 6, 4, 2],
  [0, 3, 5, 3, 0],
  [1, 2, 2, 2, 1],
];

const meta = preview.meta({
  title: 'Review/Components',
  component: Review,
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  args: { locale: 'en' },
  render: (args, { globals }) => <Review {...args} locale={readGlobals(globals).locale} />,
});

/** Sizes and colours of one product, with its quantities. */
export const CartGrids = meta.story({
  name: 'Cart grid',
  args: {
    title: 'cartGrid',
    intro: 'cartGridIntro',
    looks: ([768, 390] as const).map((width) => ({
      title: width === 390 ? ('cartGridOnPhone' as const) : ('cartGridOnTablet' as const),
      story: 'commerce-cartgrid--playground',
      width,
      // In a lower window the grid would scroll.
      minHeight: 300,
      draw: () => (
        <Padded>
          <Harness rows={rowsOf(quantities)} minimum={12} maximum={60} />
        </Padded>
      ),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(24);
    await waitFor(() => {
      const page = canvasElement.querySelector('iframe')?.contentDocument;
      return expect(page?.body).toHaveTextContent('Natural linen');
    });
  },
});

/** What happened to an order, the latest first. */
export const Timeline = meta.story({
  name: 'Order timeline',
  args: {
    title: 'timelines',
    intro: 'timelinesIntro',
    looks: [
      {
        title: 'timeline',
        story: 'commerce-ordertimeline--playground',
        width: 390,
        minHeight: LOW,
        draw: () => (
          <Padded>
            <TimelineSample />
          </Padded>
        ),
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
    await waitFor(() => {
      const page = canvasElement.querySelector('iframe')?.contentDocument;
      return expect(page?.body).toHaveTextContent('Casa Maré is preparing the order.');
    });
  },
});

/** The history and its labels follow the language of the toolbar. */
export const TimelineInPortuguese = meta.story({
  name: 'Order timeline in Portuguese',
  args: Timeline.input.args,
  globals: { locale: 'pt-BR' },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const page = canvasElement.querySelector('iframe')?.contentDocument;
      return expect(page?.body).toHaveTextContent('Casa Maré está preparando o pedido.');
    });
  },
});

/** A form, a question and a drawer. */
export const Dialogs = meta.story({
  args: {
    title: 'dialogs',
    intro: 'dialogsIntro',
    looks: [
      { title: 'form', story: 'components-dialog--playground', width: 768, draw: () => <FormSample /> },
      { title: 'question', story: 'components-dialog--small', width: 768, draw: () => <AlertSample /> },
      { title: 'drawer', story: 'components-dialog--drawer-at-end', width: 768, draw: () => <DrawerSample /> },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(36);
    await waitFor(() => {
      const page = canvasElement.querySelector('iframe')?.contentDocument;
      return expect(page?.querySelector('[role=dialog]')).not.toBeNull();
    });
  },
});
