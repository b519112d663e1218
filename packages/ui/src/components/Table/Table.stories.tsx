import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { DateText } from '../DateText/index.ts';
import { Money } from '../Money/index.ts';
import { Table } from './Table.tsx';
import type { TableProps, TableSort } from './types.ts';

interface Order {
  number: string;
  brand: string;
  day: string;
  pieces: number;
  total: number;
  paid: boolean;
}

const brands = ['Lume', 'Maré Alta', 'Casa Onça', 'Nordhavn', 'Rua Direita', 'Sol & Sal'];
const orders: Order[] = brands.map((brand, index) => ({
  number: `PO-${1042 + index * 7}`,
  brand,
  day: `2027-01-${10 + index * 3}`,
  pieces: 24 + ((index * 37) % 90),
  total: 1240.5 + ((index * 911) % 4000),
  paid: index % 2 === 0,
}));

const columns: TableProps<Order>['columns'] = [
  { id: 'number', label: 'Order', cell: ({ number }) => number, rowHeader: true },
  { id: 'brand', label: 'Brand', cell: ({ brand }) => brand, sortable: true },
  { id: 'day', label: 'Ordered', cell: ({ day }) => <DateText value={day} /> },
  { id: 'pieces', label: 'Pieces', cell: ({ pieces }) => pieces, align: 'end', sortable: true },
  { id: 'total', label: 'Total', cell: ({ total }) => <Money amount={total} currency="USD" />, align: 'end' },
  {
    id: 'state',
    label: 'Payment',
    cell: ({ paid }) => <Badge tone={paid ? 'positive' : 'caution'}>{paid ? 'Paid' : 'Due'}</Badge>,
  },
];

const by = ({ column, direction }: TableSort) => {
  const turn = direction === 'ascending' ? 1 : -1;
  return (a: Order, b: Order) => turn * (column === 'pieces' ? a.pieces - b.pieces : a.brand.localeCompare(b.brand));
};

interface DemoProps extends Partial<TableProps<Order>> {
  selectable?: boolean;
  onSelect?: (change: { ids: string[] }) => void;
}

const Demo = ({ rows = orders, selectable = false, onSelect, ...props }: DemoProps) => {
  const [sort, setSort] = useState<TableSort>({ column: 'brand', direction: 'ascending' });
  const [selected, setSelected] = useState<string[]>([]);
  const onChange = (change: { ids: string[] }) => {
    setSelected(change.ids);
    onSelect?.(change);
  };
  const labels = { all: 'Choose all orders', row: ({ number }: Order) => `Choose ${number}` };
  return (
    <Table
      caption="Orders of this season"
      columns={columns}
      rows={rows.toSorted(by(sort))}
      rowId={({ number }) => number}
      sort={sort}
      onSort={setSort}
      selection={selectable ? { selected, onChange, labels } : undefined}
      empty="No orders yet."
      {...props}
    />
  );
};

const meta = preview.meta({ title: 'Components/Table', component: Demo, args: { onSelect: fn() } });

export const Playground = meta.story({ args: { selectable: true } });

/** A head sorts, reverses the order, and says which it is. */
export const Sorts = meta.story({
  name: 'Sort',
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Pieces' });
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('PO-1042');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('PO-1042');
  },
});

/** Rows are selected one by one or all at once. */
export const Selects = meta.story({
  name: 'Selection',
  args: { selectable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose PO-1042' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ ids: ['PO-1042'] });
    const all = canvas.getByRole('checkbox', { name: 'Choose all orders' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Choose PO-1049' })).toBeChecked();
    await userEvent.click(all);
    await expect(args.onSelect).toHaveBeenLastCalledWith({ ids: [] });
  },
});

/** With Shift a press chooses the rows in between, and takes them out again. */
export const Ranges = meta.story({
  name: 'Selection of a range',
  args: { selectable: true },
  play: async ({ args, canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox', { name: /^Choose PO-/ });
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxes[2] as HTMLElement);
    for (const box of boxes.slice(0, 3)) await expect(box).toBeChecked();
    await userEvent.click(boxes[1] as HTMLElement);
    await userEvent.keyboard('{/Shift}');
    await expect(boxes[0]).toBeChecked();
    await expect(boxes[2]).not.toBeChecked();
    await expect(args.onSelect).toHaveBeenCalledTimes(3);
  },
});

/** On a phone each row is a card, and still a table to screen readers. */
export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { selectable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(orders.length + 1);
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThan(orders.length);
  },
});

export const Empty = meta.story({ args: { rows: [] } });
export const Loading = meta.story({
  args: { loading: { rows: 4, label: 'Orders are being loaded' }, selectable: true },
});

export const LongText = meta.story({
  args: {
    rows: orders.map((order) => ({ ...order, brand: 'Oficina das Sedas Naturais e Tecidos Tingidos à Mão' })),
    caption: 'Sammelbestellungen der laufenden Saison einschließlich sämtlicher Nachlieferungen',
  },
});

const wide = ['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({
  id: size,
  label: size,
  cell: () => <span style={{ display: 'inline-block', inlineSize: '20rem' }}>12</span>,
}));

/** The name of a row is not broken inside a word, however wide the other cells are: the table scrolls. */
export const WideCells = meta.story({
  name: 'Name beside wide cells',
  args: { columns: [{ id: 'brand', label: 'Brand', rowHeader: true, cell: ({ brand }) => brand }, ...wide] },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: 'Nordhavn' });
    const words = document.createRange();
    words.selectNodeContents(name);
    await expect(words.getClientRects()).toHaveLength(1);
  },
});

const longName = 'Companhia Internacional de Confecções e Tecidos Sustentáveis do Nordeste e das Ilhas Limitada';

/** A short word is not broken beside a long name. */
export const LongNames = meta.story({
  name: 'Short words beside long names',
  args: {
    columns: [
      { id: 'name', label: 'Name', rowHeader: true, cell: () => longName },
      { id: 'brand', label: 'Brand', cell: () => longName },
      { id: 'role', label: 'Role', cell: () => 'Retailer' },
    ],
  },
  play: async ({ canvas }) => {
    for (const role of canvas.getAllByText('Retailer')) {
      const words = document.createRange();
      words.selectNodeContents(role);
      await expect(words.getClientRects()).toHaveLength(1);
    }
  },
});

/** A long one scrolls under its head. */
export const Many = meta.story({
  name: 'Many rows',
  args: {
    rows: Array.from({ length: 10 }, (_, round) =>
      orders.map((order) => ({ ...order, number: `${order.number}-${round}` })),
    ).flat(),
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { selectable: true } });
