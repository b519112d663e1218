import preview from '#storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { Harness, lineSheet } from './LineSheetGrid.fixture.tsx';

const meta = preview.meta({
  title: 'Commerce/LineSheetGrid',
  component: Harness,
  args: { onSelect: fn() },
});

const few = lineSheet(8);

const row = (canvasElement: HTMLElement, index: number) => {
  const found = canvasElement.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (!found) throw new Error(`Row ${index} is not drawn`);
  return found;
};
const chosen = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('[data-index][aria-selected=true]').length;
const count = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-part=count]');

const actions = (
  <>
    <Button variant="secondary">Autofill 1 unit</Button>
    <Button>Add to cart</Button>
  </>
);

export const Playground = meta.story({ args: { selected: new Set(['2', '3', '5']), actions } });

/** Selects by tick, by row and in ranges with Shift, counts, and clears. */
export const SelectsByTick = meta.story({
  name: 'Selection',
  parameters: { covers: ['R-269', 'R-270'] },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('A tick chooses its product', async () => {
      await userEvent.click(within(row(canvasElement, 1)).getByRole('checkbox'));
      await expect(args.onSelect).toHaveBeenLastCalledWith({ selected: new Set(['2']) });
      await expect(within(row(canvasElement, 1)).getByRole('checkbox')).toBeChecked();
    });
    await step('Shift reaches from there to here', async () => {
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(within(row(canvasElement, 5)).getByRole('checkbox'));
      await userEvent.keyboard('{/Shift}');
      await expect(count(canvasElement)).toHaveTextContent('5 of 500 selected');
    });
    await step('A press on the row does as its tick does; its name leads to the product', async () => {
      await userEvent.click(row(canvasElement, 5));
      await expect(count(canvasElement)).toHaveTextContent('4 of 500 selected');
      await expect(within(row(canvasElement, 0)).getByRole('link')).toHaveAttribute('href', '/product/1');
    });
    await step('All, none', async () => {
      const all = canvas.getByRole('checkbox', { name: 'Select all 500 products' });
      await expect(all).toHaveProperty('indeterminate', true);
      await userEvent.click(all);
      await expect(count(canvasElement)).toHaveTextContent('500 of 500 selected');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Deselect all 500 products' }));
      await expect(count(canvasElement)).toHaveTextContent('0 of 500 selected');
      await userEvent.click(row(canvasElement, 0));
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
      await expect(chosen(canvasElement)).toBe(0);
    });
  },
});

/** Arrows, Page keys, Home and End move, Space selects, Shift extends, Control A selects all; Tab leaves. */
export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('One stop for Tab', async () => {
      canvas.getByRole('checkbox', { name: 'Select all 500 products' }).focus();
      await userEvent.tab();
      await expect(row(canvasElement, 0)).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab({ shift: true });
    });
    await step('Space chooses, Shift and arrows reach on', async () => {
      await userEvent.keyboard('{ArrowDown} ');
      await expect(row(canvasElement, 1)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(count(canvasElement)).toHaveTextContent('3 of 500 selected');
    });
    await step('The far end and back, and the row with the focus is always in sight, below the head', async () => {
      for (const [key, index] of [
        ['{End}', 499],
        ['{ArrowUp}', 498],
        ['{Home}', 0],
      ] as const) {
        await userEvent.keyboard(key);
        await expect(row(canvasElement, index)).toHaveFocus();
        const focused = row(canvasElement, index).getBoundingClientRect();
        const scroller = canvasElement.querySelector('[data-part=scroller]')?.getBoundingClientRect();
        const head = canvas.getAllByRole('rowgroup')[0]?.getBoundingClientRect();
        await expect(focused.top).toBeGreaterThanOrEqual((head?.bottom ?? 0) - 1);
        await expect(focused.bottom).toBeLessThanOrEqual((scroller?.bottom ?? 0) + 1);
      }
      await userEvent.keyboard('{PageDown}');
      await expect(Number((document.activeElement as HTMLElement).dataset['index'])).toBeGreaterThan(3);
    });
    await step('All at once', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(count(canvasElement)).toHaveTextContent('500 of 500 selected');
    });
  },
});

/** Finds by name, reference code and colour; all then means all results. */
export const Search = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search this line sheet' });
    await userEvent.type(field, 'LU-2499');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(count(canvasElement)).toHaveTextContent('1 of 500 found');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 1 product' }));
    await step('What was chosen stays so when the search goes on', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'nothing of the kind');
      await waitFor(() => expect(canvas.getByText('Nothing here matches “nothing of the kind”')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Show all products' }));
      await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '501'));
      await expect(count(canvasElement)).toHaveTextContent('1 of 500 selected');
    });
  },
});

/** Renders the rows in sight, not all 500, and says how many there are. */
export const DrawsWhatIsSeen = meta.story({
  name: 'Only visible rows',
  parameters: { covers: ['K-40'] },
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-part=scroller]');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(45);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '501');
    scroller?.scrollTo({ top: 1e6 });
    await waitFor(() => expect(row(canvasElement, 499)).toBeVisible());
    await expect(row(canvasElement, 499)).toHaveAttribute('aria-rowindex', '501');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(45);
  },
});

/** Says RESTRICTED in place of prices until approval. */
export const Restricted = meta.story({
  name: 'Restricted prices',
  parameters: { covers: ['S-008'] },
  args: { products: few.map((product) => ({ ...product, price: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('RESTRICTED')).toHaveLength(8);
  },
});

export const LongText = meta.story({
  args: {
    products: few.map((product) => ({
      ...product,
      name: `${product.name}, hand-finished double-breasted with mother-of-pearl buttons and a detachable belt`,
      reference: `${product.reference}-SPRING-SUMMER-EXCLUSIVE`,
      price: { wholesale: 'USD 123,456.00', retailer: 'USD 234,567.00' },
    })),
    selected: new Set(['1']),
    actions,
  },
});

/** On a phone: picture, name, sizes and wholesale price, with large ticks. */
export const Phone = meta.story({
  parameters: { covers: ['R-269'] },
  globals: { viewport: { value: 'phone' } },
  args: { selected: new Set(['2']), actions },
  play: async ({ canvasElement }) => {
    const tick = within(row(canvasElement, 0)).getAllByRole('gridcell')[0]?.getBoundingClientRect();
    await expect(Math.min(tick?.width ?? 0, tick?.height ?? 0)).toBeGreaterThanOrEqual(44);
  },
});

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } }, args: { products: few, actions } });

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { products: few, actions } });

export const Portuguese = meta.story({ globals: { locale: 'pt-BR' }, args: { selected: new Set(['1']), actions } });

export const Empty = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No products on this line sheet yet' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the line sheet' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { state: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
