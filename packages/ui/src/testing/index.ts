export * from './pictures.ts';
export * from './catalogue.ts';
