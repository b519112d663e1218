export * from './ReadOnly.tsx';
