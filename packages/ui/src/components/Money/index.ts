export * from './Money.tsx';
export * from './formatMoney.ts';
