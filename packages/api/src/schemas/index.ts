export * from './common.ts';
export * from './account.ts';
export * from './auth.ts';
export * from './landing.ts';
export * from './brand.ts';
export * from './product.ts';
export * from './cart.ts';
export * from './order.ts';
