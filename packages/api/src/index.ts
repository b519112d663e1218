export * from './contracts/index.ts';
export type * from './entities.ts';
