export * from './CompareBar.tsx';
