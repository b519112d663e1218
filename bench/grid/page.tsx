import { themeCss, themes } from '@vitrine/tokens';
import '@vitrine/ui/reset';
import { CartGrid, type CommitEvent } from '@vitrine/ui/commerce/cart/CartGrid';
import { LineSheetGrid } from '@vitrine/ui/commerce/lineSheet/LineSheetGrid';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createIntl } from 'react-intl';
import cart from '../../apps/web/src/locales/en/shop/cart.json' with { type: 'json' };
import lineSheet from '../../apps/web/src/locales/en/shop/lineSheet.json' with { type: 'json' };
import rules from '../../apps/web/src/locales/en/shared/rules.json' with { type: 'json' };
import { cartGridLabels } from '../../apps/web/src/shared/mappers/labels/cartGrid.ts';
import { lineSheetLabels } from '../../apps/web/src/shop/mappers/labels/lineSheet.ts';
import { BareCells, BareGrid, BareList } from './bare.tsx';
import { products, rows as first, sizes } from './data.ts';
import { ProductTable } from './productTable.tsx';
import { PlainGrid, PlainList } from './plain.tsx';

// The words as the application says them, formatting and all.
const intl = createIntl({ locale: 'en', messages: { ...cart, ...lineSheet, ...rules } });
const gridLabels = cartGridLabels(intl);
const listLabels = lineSheetLabels(intl);
const format = (units: number) => intl.formatNumber(units);

function Grid() {
  const [rows, setRows] = useState(first);
  const keep = ({ changes }: CommitEvent) => {
    const wanted = new Map(changes.map((change) => [change.itemId, change.quantity]));
    // Mapped again as a whole, as an application does.
    setRows(
      rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => ({ ...cell, quantity: wanted.get(cell.itemId) ?? cell.quantity })),
      })),
    );
  };
  return <CartGrid productName="Shirt" {...{ rows, sizes, format }} labels={gridLabels} onCommit={keep} />;
}

function List() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <LineSheetGrid
      name="Resort 27"
      products={products}
      selected={selected}
      onSelect={(event) => setSelected(event.selected)}
      labels={listLabels}
    />
  );
}

const pages = {
  grid: Grid,
  bareCells: BareCells,
  bareGrid: BareGrid,
  products: ProductTable,
  list: List,
  bareList: BareList,
  plainGrid: PlainGrid,
  plainList: PlainList,
};

const style = document.createElement('style');
style.textContent = themeCss(themes.vitrine);
document.head.append(style);
const Page = pages[location.hash.slice(1) as keyof typeof pages];
const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
