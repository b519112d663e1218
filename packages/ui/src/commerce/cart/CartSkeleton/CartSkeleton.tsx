import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { collection } from '../CartCollection/CartCollection.css.ts';
import { titles } from '../CartHeader/CartHeader.css.ts';
import { CartLayout } from '../CartLayout/index.ts';
import * as product from '../CartProduct/CartProduct.css.ts';
import { summary } from '../CartSummary/CartSummary.css.ts';

export interface CartSkeletonProps {
  /** Says that the cart is being loaded. */
  label: string;
  /** The retailer's other carts, which stay while one of them comes. */
  list?: ReactNode;
}

const Product = () => (
  <div className={product.root}>
    <div className={product.product}>
      <div className={product.picture}>
        <Skeleton ratio="3:4" />
      </div>
      <div className={product.head}>
        <div className={product.titles}>
          <Skeleton width="50%" />
          <Skeleton width="30%" />
          <Skeleton width="40%" />
        </div>
      </div>
      <div className={product.body}>
        <Skeleton shape="table" />
        <Skeleton shape="control" width="40%" />
        <Skeleton width="20%" />
        <Skeleton shape="control" />
      </div>
    </div>
  </div>
);

/** The shape of a cart on its way. */
export const CartSkeleton = ({ label, list }: CartSkeletonProps) => (
  <div data-component="CartSkeleton">
    <CartLayout
      list={list}
      header={
        <div className={titles}>
          <Skeleton width="20%" label={label} />
          <Skeleton shape="control" width="50%" />
          <Skeleton width="40%" />
        </div>
      }
      summary={
        <div className={summary}>
          <Skeleton width="50%" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="control" />
          <Skeleton shape="table" />
          <Skeleton shape="control" />
        </div>
      }
    >
      <div className={collection}>
        <Skeleton shape="control" width="30%" />
        <Product />
        <Product />
      </div>
    </CartLayout>
  </div>
);
