import { Skeleton } from '../../../components/Skeleton/index.ts';
import * as lines from '../OrderLines/OrderLines.css.ts';
import * as css from './OrderDetail.css.ts';

export interface OrderDetailSkeletonProps {
  /** Says that the order is being loaded. */
  label: string;
}

/** The shape of an order on its way. What stands below waits under the window. */
export const OrderDetailSkeleton = ({ label }: OrderDetailSkeletonProps) => (
  <div className={`${css.detail} ${css.pending}`}>
    <div className={css.head}>
      <div className={css.titles}>
        <Skeleton width="30%" label={label} />
        <Skeleton shape="control" width="50%" />
        <Skeleton width="20%" />
      </div>
    </div>
    <div className={css.facts}>
      {[60, 40, 40, 70].map((width, at) => (
        <div key={at}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="80%" />
        </div>
      ))}
    </div>
    <div className={lines.lines}>
      <Skeleton width="30%" />
      {[0, 1, 2].map((at) => (
        <div key={at} className={lines.product}>
          <div className={lines.picture}>
            <Skeleton ratio="3:4" />
          </div>
          <div className={lines.words}>
            <Skeleton width="40%" />
            <Skeleton width="30%" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  </div>
);
