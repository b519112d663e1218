export * from './DateText.tsx';
export * from './formatDate.ts';
