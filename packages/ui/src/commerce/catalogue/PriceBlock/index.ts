export { PriceBlock } from './PriceBlock.tsx';
export type { PriceBlockProps, PriceLabels, PriceView } from './PriceBlock.tsx';
