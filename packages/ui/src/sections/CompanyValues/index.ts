export * from './CompanyValues.tsx';
