export { SheetChoice, type SheetChoiceProps, type SheetPicture } from './SheetChoice.tsx';
