import type { DocsPair } from '../../testing/docs.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './types.ts';

interface Order {
  id: string;
  pieces: string;
  total: string;
}

const rows: Order[] = [
  { id: 'PO-1042', pieces: '24', total: '1,240.50' },
  { id: 'PO-1049', pieces: '108', total: '980.00' },
  { id: 'PO-1056', pieces: '7', total: '12,004.75' },
];

const columns = (align: 'start' | 'end'): TableProps<Order>['columns'] => [
  { id: 'id', label: 'Order', cell: ({ id }) => id, rowHeader: true },
  { id: 'pieces', label: 'Pieces', cell: ({ pieces }) => pieces, align },
  { id: 'total', label: 'Total, EUR', cell: ({ total }) => total, align },
];

const show = (align: 'start' | 'end') => () => (
  <Table caption="Orders" hideCaption empty={null} rows={rows} rowId={({ id }) => id} columns={columns(align)} />
);

export const pairs: readonly DocsPair[] = [
  {
    width: 768,
    height: 260,
    do: { says: 'Numbers end at the same edge, so amounts can be compared.', show: show('end') },
    dont: { says: 'Numbers that begin at the same edge hide which one is larger.', show: show('start') },
  },
];
