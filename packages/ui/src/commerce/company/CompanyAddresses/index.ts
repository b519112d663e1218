export * from './CompanyAddresses.tsx';
