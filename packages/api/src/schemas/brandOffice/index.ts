export * from './collection.ts';
export * from './order.ts';
export * from './page.ts';
export * from './pageParts.ts';
