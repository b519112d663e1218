export * from './ToastRegion.tsx';
export * from './useToasts.ts';
