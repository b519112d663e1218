export * from './FilterTabs.tsx';
