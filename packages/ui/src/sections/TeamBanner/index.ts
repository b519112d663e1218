export * from './TeamBanner.tsx';
