export { PastePreview } from './PastePreview.tsx';
