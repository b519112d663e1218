export { Newsletter } from './Newsletter.tsx';
export type { NewsletterLabels, NewsletterProps } from './Newsletter.tsx';
