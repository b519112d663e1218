export * from './FindOutMore.tsx';
