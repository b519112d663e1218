import { Skeleton } from '../../../components/Skeleton/index.ts';
import * as css from './ProductDetails.css.ts';

/** The shape of a product's words on their way; the gallery beside them says that the product is being loaded. */
export const ProductDetailsSkeleton = () => (
  <div className={css.root}>
    <div className={css.head}>
      <Skeleton width="20%" />
      <Skeleton shape="control" width="60%" />
      <Skeleton width="20%" />
    </div>
    <Skeleton width="40%" />
    <div>
      <Skeleton />
      <Skeleton width="90%" />
    </div>
    <Skeleton shape="control" width="30%" />
    <Skeleton shape="control" width="50%" />
    <div className={css.purchase}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  </div>
);
