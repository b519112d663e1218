export * from './collection.ts';
export * from './facts.ts';
export * from './order.ts';
export * from './page.ts';
export * from './pageParts.ts';
