export { AddToCartNotice } from './AddToCartNotice.tsx';
export type { AddToCartNoticeLabels, AddToCartNoticeProps } from './AddToCartNotice.tsx';
