export * from './Partners.tsx';
