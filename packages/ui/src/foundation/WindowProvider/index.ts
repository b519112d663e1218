export * from './WindowProvider.tsx';
