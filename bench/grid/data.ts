import type { CartGridRow, CartGridSize } from '@vitrine/ui/commerce/cart/CartGrid';
import type { LineSheetProduct } from '@vitrine/ui/commerce/lineSheet/LineSheetGrid';

/** 12 sizes. */
export const sizes: CartGridSize[] = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, name: String(32 + at * 2) }));

/** 60 colours, some of them short of stock. */
export const rows: CartGridRow[] = Array.from({ length: 60 }, (_, row) => ({
  id: row + 1,
  label: `Colour ${row + 1}`,
  swatch: { color: `hsl(${row * 6} 40% 50%)` },
  cells: sizes.map(({ id }) => ({
    itemId: (row + 1) * 100 + id,
    sizeId: id,
    quantity: (row * 7 + id * 3) % 11,
    stock: (row + id) % 9 === 0 ? 3 : null,
    state: 'idle',
  })),
}));

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="#c9b79c"/></svg>')}`;

/** 500 products. */
export const products: LineSheetProduct[] = Array.from({ length: 500 }, (_, at) => ({
  id: String(at + 1),
  name: `${['Linen dress', 'Ribbed knit', 'Striped shirt', 'Saddle bag'][at % 4]} ${at + 1}`,
  href: `/product/${at + 1}`,
  reference: `LU-${2400 + at}`,
  image: { src: picture, alt: '' },
  colours: Array.from({ length: 2 + (at % 5) }, (__, colour) => ({
    id: String(colour),
    label: `Colour ${colour + 1}`,
    colour: `#${(colour * 2 + 3).toString(16).repeat(6)}`,
  })),
  sizes: '34–44',
  price: { wholesale: 'USD 48.00', retailer: 'USD 106.00' },
}));
