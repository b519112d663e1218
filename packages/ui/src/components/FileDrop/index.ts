export * from './FileDrop.tsx';
export type { FileRules, Refusal } from './checkFiles.ts';
