export * from './CompanyHero.tsx';
