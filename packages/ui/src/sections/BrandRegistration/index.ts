export { BrandRegistration, type BrandRegistrationLabels, type BrandRegistrationProps } from './BrandRegistration.tsx';
