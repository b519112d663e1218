export { CompanyProfile } from './CompanyProfile.tsx';
export type { CompanyProfileLabels, CompanyProfileProps, CompanyValues } from './types.ts';
