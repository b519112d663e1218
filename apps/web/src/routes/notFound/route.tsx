export { MissingPage as default } from '../../connected/MissingPage.tsx';
