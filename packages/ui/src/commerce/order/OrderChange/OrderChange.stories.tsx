import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, within } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { orderChangeWords } from '../../../testing/words/order.ts';
import { OrderChange, type OrderChangeProps } from './OrderChange.tsx';

const Change = (props: Omit<OrderChangeProps, 'labels'>) => (
  <OrderChange {...props} labels={useLabels(orderChangeWords)} />
);

const meta = preview.meta({
  title: 'Commerce/OrderChange',
  component: Change,
  args: {
    from: 'Ana Prado · Nov. 21, 2026',
    message: 'The M sells best with us.',
    quantities: [
      { name: 'Linen dress, Terracotta, S', before: '5', after: '2' },
      { name: 'Linen dress, Terracotta, M', before: '0', after: '7' },
    ],
    units: { before: '42', after: '46' },
    total: { before: 'USD 4,200.00', after: 'USD 4,600.00' },
    children: (
      <span>
        <Button>Accept the change</Button>
      </span>
    ),
  },
});

/** Names each quantity that differs, before and after, and both totals. */
export const Playground = meta.story({
  name: 'Proposed change',
  play: async ({ canvas }) => {
    const change = within(canvas.getByRole('region', { name: 'Proposed change' }));
    const row = change.getByRole('row', { name: /Linen dress, Terracotta, S/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['5', '2']);
    await expect(change.getByRole('row', { name: /Total/ })).toHaveTextContent('USD 4,600.00');
    await expect(change.getByText(/The M sells best/)).toBeVisible();
  },
});

export const Long = meta.story({
  name: 'Long text',
  args: {
    message:
      'Our second shop in the old town opens two weeks earlier than planned, so we would like to have the larger sizes with the first delivery and leave out what we cannot show there.',
    quantities: [
      {
        name: 'Hand-woven linen overshirt with contrast stitching, Midnight stripe, XXXL',
        before: '1,204',
        after: '12,040',
      },
    ],
    total: { before: 'BRL 1,234,567.00', after: 'BRL 12,345,678.00' },
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
