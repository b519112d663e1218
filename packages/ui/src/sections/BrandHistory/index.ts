export * from './BrandHistory.tsx';
