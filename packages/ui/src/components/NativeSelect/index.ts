export * from './NativeSelect.tsx';
