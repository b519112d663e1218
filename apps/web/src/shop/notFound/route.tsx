export { MissingPage as default } from '../../shared/connected/MissingPage.tsx';
