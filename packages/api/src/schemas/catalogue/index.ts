export * from './cells.ts';
export * from './picture.ts';
export * from './pricelist.ts';
export * from './product.ts';
export * from './report.ts';
export * from './sheet.ts';
export * from './sizeChart.ts';
export * from './stock.ts';
