export * from './EventHero.tsx';
