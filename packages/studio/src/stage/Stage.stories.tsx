import preview from '#storybook/preview';
import { visualModes } from '#storybook/modes';
import { Profiler, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Surface } from '../types.ts';
import { Stage } from './Stage.tsx';
import type { StageProps } from './Stage.tsx';
import { broken, cards, dialog, brandDraft, letter, look, tall } from './testing/fixtures.tsx';
import { words } from './testing/words.ts';

const meta = preview.meta({
  title: 'White label/Studio/Stage',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: {
    brandDrafts: [brandDraft('Trópico', 'tropico')],
    look,
    surfaces: [cards],
    documents: [],
    labels: words,
  } satisfies StageProps as StageProps,
});

const frameOf = (root: HTMLElement, name: string): HTMLIFrameElement =>
  within(root).getByTitle<HTMLIFrameElement>(name);

/** The page in a frame, once there is something on it. */
const pageOf = async (root: HTMLElement, name: string): Promise<Document> => {
  await waitFor(() => expect(frameOf(root, name).contentDocument?.body.textContent).toBeTruthy());
  const page = frameOf(root, name).contentDocument;
  if (!page) throw new Error(`The frame ${name} has no page.`);
  return page;
};

const shownIn = async (root: HTMLElement, name: string) => within((await pageOf(root, name)).body);

const styleOf = (element: Element): CSSStyleDeclaration =>
  (element.ownerDocument.defaultView ?? window).getComputedStyle(element);

/** A phone and a desktop screen side by side, each with a window of its true width. */
export const Playground = meta.story({
  name: 'Phone and desktop',
  parameters: {
    chromatic: { disableSnapshot: false, modes: visualModes({ partners: ['vitrine'], modes: ['light'] }) },
  },
  play: async ({ canvasElement, step }) => {
    const phone = await pageOf(canvasElement, 'Brand cards, 390 px wide');
    const desk = await pageOf(canvasElement, 'Brand cards, 1440 px wide');
    await step('Media queries see the width of the frame', async () => {
      await expect(phone.defaultView?.matchMedia('(max-width: 400px)').matches).toBe(true);
      await expect(desk.defaultView?.matchMedia('(min-width: 1440px)').matches).toBe(true);
    });
    await step('It shows the branding in its language', async () => {
      await expect(styleOf(phone.body).backgroundColor).toBe('rgb(255, 245, 223)');
      await expect(phone.documentElement).toHaveAttribute('lang', 'en');
      await expect(phone.documentElement).toHaveAttribute('data-mode', 'light');
    });
    await step('A frame is as high as what it shows', async () => {
      await waitFor(() =>
        expect(frameOf(canvasElement, 'Brand cards, 390 px wide').clientHeight).toBeGreaterThan(1200),
      );
    });
  },
});

const drawn = fn();
const counted: Surface = {
  ...cards,
  render: (scene) => (
    <Profiler id="surface" onRender={drawn}>
      {cards.render(scene)}
    </Profiler>
  ),
};

function Changing(args: StageProps) {
  const [brand, setBrand] = useState('#d4145f');
  const [first] = args.brandDrafts;
  const style = { ...first.style, seeds: { ...first.style.seeds, brand } };
  return (
    <>
      <button type="button" onClick={() => setBrand('#0a5c36')}>
        Green
      </button>
      <Stage {...args} brandDrafts={[{ ...first, style }]} surfaces={[counted]} />
    </>
  );
}

/** A change of colour shows on every frame, and nothing renders again for it. */
export const DrawsNothingAnew = meta.story({
  name: 'Colours without a new render',
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const phone = await shownIn(canvasElement, 'Brand cards, 390 px wide');
    await shownIn(canvasElement, 'Brand cards, 1440 px wide');
    const button = phone.getByRole('button', { name: 'Subscribe' });
    await waitFor(() => expect(styleOf(button).backgroundColor).toBe('rgb(212, 20, 95)'));
    drawn.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Green' }));
    await waitFor(() => expect(styleOf(button).backgroundColor).toBe('rgb(10, 92, 54)'));
    await expect(drawn).not.toHaveBeenCalled();
  },
});

/** While a colour changes, what is out of sight keeps its size and follows afterwards. */
export const FarRests = meta.story({
  name: 'Frames out of sight',
  render: (args) => <Changing {...args} />,
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh', overflow: 'auto', paddingBlockStart: 'calc(100vh - 400px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    const page = await pageOf(canvasElement, 'Brand cards, 390 px wide');
    const subscribe = within(page.body).getByRole('button', { name: 'Subscribe', hidden: true });
    const title = within(page.body).getByRole('heading', { level: 1, hidden: true });
    const high = () => frameOf(canvasElement, 'Brand cards, 390 px wide').clientHeight;
    await waitFor(() => expect(high()).toBeGreaterThan(1200));
    const before = high();
    const rests = () => styleOf(subscribe).contentVisibility === 'hidden';
    await step('What is in sight changes at once', async () => {
      canvas.getByRole('button', { name: 'Green' }).click();
      await waitFor(() => expect(page.documentElement.style.getPropertyValue('--v-color-brand')).toBe('#0a5c36'));
      await expect(styleOf(title).contentVisibility).toBe('visible');
      await expect(rests()).toBe(true);
      await expect(page.documentElement.scrollHeight).toBe(before);
    });
    await step('The rest a moment later', async () => {
      await waitFor(() => expect(rests()).toBe(false));
      await expect(styleOf(subscribe).backgroundColor).toBe('rgb(10, 92, 54)');
      await expect(high()).toBe(before);
    });
  },
});

/** A frame is made only when it comes near, and rests once it is far away. */
export const Lazy = meta.story({
  name: 'Lazy frames',
  args: {
    surfaces: Array.from({ length: 8 }, (_, index) => ({ ...tall, id: `tall-${index}`, title: `Tall ${index}` })),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '700px', overflow: 'auto' }} data-testid="scroller">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await pageOf(canvasElement, 'Tall 0, 390 px wide');
    await expect(canvas.queryByTitle('Tall 7, 390 px wide')).toBeNull();
    canvasElement.querySelector('[data-surface=tall-7]')?.scrollIntoView();
    await pageOf(canvasElement, 'Tall 7, 390 px wide');
    const first = frameOf(canvasElement, 'Tall 0, 390 px wide');
    await waitFor(() => expect(first.checkVisibility()).toBe(false));
    canvasElement.querySelector('[data-surface=tall-0]')?.scrollIntoView();
    await waitFor(() => expect(first.checkVisibility()).toBe(true));
  },
});

/** A surface that breaks says so in its place; the others go on. */
export const Broken = meta.story({
  name: 'Broken surface',
  args: { surfaces: [broken, cards] },
  play: async ({ canvasElement }) => {
    const phone = await shownIn(canvasElement, 'Broken, 390 px wide');
    await expect(phone.getByText(words.failed)).toBeInTheDocument();
    await expect(
      (await shownIn(canvasElement, 'Brand cards, 390 px wide')).getByText('All brands'),
    ).toBeInTheDocument();
  },
});

/** Nothing you try leads away from the preview. */
export const Stays = meta.story({
  name: 'Links stay inside',
  play: async ({ canvasElement }) => {
    const page = await pageOf(canvasElement, 'Brand cards, 390 px wide');
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
    within(page.body).getByRole('link', { name: 'All brands', hidden: true }).dispatchEvent(pressed);
    await expect(pressed.defaultPrevented).toBe(true);
  },
});

/** Tab passes the frames by; a button goes into one, and Escape leads back to it. */
export const Keyboard = meta.story({
  args: { surfaces: [dialog] },
  play: async ({ canvas, canvasElement, step }) => {
    const page = await pageOf(canvasElement, 'Welcome, 390 px wide');
    const frame = frameOf(canvasElement, 'Welcome, 390 px wide');
    await step('A dialog that is open takes no focus, and hides nothing of the page around it', async () => {
      await expect(within(page.body).getByRole('dialog', { hidden: true })).toBeInTheDocument();
      await expect(document.activeElement).toBe(document.body);
      await expect(document.querySelector('[aria-hidden=true] [data-component=Stage]')).toBeNull();
      await expect(frame).toHaveAttribute('inert');
    });
    const openButton = canvas.getByRole('button', { name: 'Try Welcome at 390 px; Escape leads back' });
    await step('In', async () => {
      openButton.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toBe(frame));
      await expect(frame).not.toHaveAttribute('inert');
    });
    await step('And back', async () => {
      page.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await waitFor(() => expect(openButton).toHaveFocus());
    });
  },
});

/** The whole preview can be skipped. */
export const Skip = meta.story({
  name: 'Skip link',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.skip }));
    await expect(document.activeElement).toHaveAttribute('data-part', 'end');
  },
});

/** Two brandings side by side scroll as one. */
export const Compared = meta.story({
  name: 'Two brandings',
  args: {
    brandDrafts: [brandDraft('Trópico', 'tropico'), brandDraft('Fjord', 'fjord')],
    look: { ...look, widths: [390] },
    surfaces: [tall],
  },
  play: async ({ canvasElement }) => {
    const [one, other] = [
      await pageOf(canvasElement, 'A · Trópico: Tall, 390 px wide'),
      await pageOf(canvasElement, 'B · Fjord: Tall, 390 px wide'),
    ];
    await expect(styleOf(one.body).backgroundColor).not.toBe(styleOf(other.body).backgroundColor);
    await waitFor(async () => {
      one.defaultView?.scrollTo({ top: 300, behavior: 'instant' });
      await expect(one.defaultView?.scrollY).toBe(300);
    });
    await waitFor(() => expect(other.defaultView?.scrollY).toBe(300));
  },
});

/** As somebody sees it who sees no red. */
export const Eyes = meta.story({
  name: 'Without red',
  args: { look: { ...look, vision: 'protanopia' } },
  play: async ({ canvasElement }) => {
    const frame = await waitFor(() => frameOf(canvasElement, 'Brand cards, 390 px wide'));
    const filter = frame.parentElement?.style.filter ?? '';
    await expect(filter).toMatch(/protanopia/);
    const id = /#([^")]+)/.exec(filter)?.[1] ?? '';
    await expect(canvasElement.querySelector(`filter[id="${id}"] feColorMatrix`)).toBeInTheDocument();
  },
});

function Watched({ look: given, onViewer, ...args }: StageProps) {
  const [viewer, setViewer] = useState(given.viewer);
  return (
    <Stage
      {...args}
      look={{ ...given, viewer }}
      onViewer={(choice) => {
        setViewer(choice.viewer);
        onViewer?.(choice);
      }}
    />
  );
}

/** What a viewer never sees is not shown to them. */
export const Viewers = meta.story({
  parameters: { covers: ['P-013', 'P-051'] },
  args: { look: { ...look, viewer: 'seller' }, surfaces: [{ ...cards, viewers: ['visitor'] }, tall] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tall' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Brand cards' })).toBeNull();
  },
});

/** Groups that a viewer does not see are counted and named, and one press shows them. */
export const UnseenGroups = meta.story({
  name: 'Groups out of sight',
  args: {
    onViewer: fn<NonNullable<StageProps['onViewer']>>(),
    surfaces: [
      cards,
      { ...tall, id: 'orders', title: 'Order', group: 'Orders', viewers: ['approved', 'seller'] },
      { ...tall, id: 'messages', title: 'Message', group: 'Messages', viewers: ['approved'] },
    ],
  },
  render: (args) => <Watched {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/does not see 2 groups: Orders, Messages/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.seeApproved }));
    await expect(args.onViewer).toHaveBeenCalledWith({ viewer: 'approved' });
    await expect(await canvas.findByRole('button', { name: 'Messages' })).toBeVisible();
    await expect(canvas.queryByText(/does not see/)).toBeNull();
  },
});

/** Two brandings that do not differ say so. */
export const Same = meta.story({
  name: 'Two equal brandings',
  args: { brandDrafts: [brandDraft('Fjord', 'fjord'), brandDraft('Fjord', 'fjord')], look: { ...look, widths: [390] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.same)).toBeVisible();
  },
});

const groups = Array.from({ length: 6 }, (_, index) => `Group ${index}`);

/** The last group comes into view although frames grow on the way to it. */
export const LastGroup = meta.story({
  name: 'Way to the last group',
  args: {
    look: { ...look, widths: [390] },
    surfaces: groups.flatMap((group) =>
      ['one', 'two', 'three'].map((id) => ({ ...tall, id: `${group}-${id}`, title: `${group} ${id}`, group })),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '700px', overflow: 'auto' }} data-testid="scroller">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await pageOf(canvasElement, 'Group 0 one, 390 px wide');
    await userEvent.click(canvas.getByRole('button', { name: 'Group 5' }));
    await pageOf(canvasElement, 'Group 5 one, 390 px wide');
    const heading = canvas.getByRole('heading', { name: 'Group 5' });
    const lands = () => {
      const { top } = heading.getBoundingClientRect();
      const from = canvas.getByTestId('scroller').getBoundingClientRect().top;
      return top - from > 0 && top - from < 120;
    };
    await waitFor(() => expect(frameOf(canvasElement, 'Group 5 one, 390 px wide').clientHeight).toBeGreaterThan(1200));
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    await waitFor(() => expect(lands()).toBe(true));
  },
});

/** A mail brings its own styles, shows the branding, and can run nothing. */
export const Mail = meta.story({
  args: { surfaces: [], documents: [letter], look: { ...look, widths: [390] } },
  play: async ({ canvasElement }) => {
    const shown = await shownIn(canvasElement, 'Letter, 390 px wide');
    await expect(styleOf(shown.getByText('Dear Trópico')).color).toBe('rgb(212, 20, 95)');
    await expect(document.title).not.toBe('taken over');
    await expect(frameOf(canvasElement, 'Letter, 390 px wide').sandbox.contains('allow-scripts')).toBe(false);
  },
});

export const MailByNight = meta.story({
  name: 'Mail in dark mode',
  args: { surfaces: [], documents: [letter], look: { ...look, widths: [390], mode: 'dark' } },
  play: async ({ canvasElement }) => {
    const shown = await shownIn(canvasElement, 'Letter, 390 px wide');
    await expect(styleOf(shown.getByText('Dear Trópico')).color).toBe('rgb(255, 255, 255)');
  },
});
