import { Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../foundation/index.ts';
import * as css from './CartSkeleton.css.ts';

export interface CartSkeletonProps {
  /** Says that the cart is being loaded. */
  label: string;
  /** How many products to hold room for. */
  products?: number;
}

/** The shape of a cart on its way. */
export const CartSkeleton = ({ label, products = 2 }: CartSkeletonProps) => (
  <div data-component="CartSkeleton">
    <Stack space="lg">
      <Skeleton width="40%" label={label} />
      {Array.from({ length: products }, (_, at) => (
        <div key={at} className={css.product}>
          <Skeleton ratio="3:4" />
          <Stack space="sm">
            <Skeleton width="60%" />
            <Skeleton width="30%" />
            <Skeleton ratio="21:9" width="90%" />
          </Stack>
        </div>
      ))}
    </Stack>
  </div>
);
