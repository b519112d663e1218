export * from './RemoteCombobox.tsx';
export type * from './types.ts';
