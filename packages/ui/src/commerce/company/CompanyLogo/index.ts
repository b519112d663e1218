export * from './CompanyLogo.tsx';
