export { AriaLocale } from './AriaLocale.tsx';
