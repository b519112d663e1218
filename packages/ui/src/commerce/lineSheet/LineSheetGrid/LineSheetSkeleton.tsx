import { Skeleton } from '../../../components/Skeleton/index.ts';
import * as css from './LineSheetGrid.css.ts';

const ROWS = 6;

/** Rows on their way, in their shape. */
export const LineSheetSkeleton = ({ label }: { label: string }) => (
  <div className={css.root} data-component="LineSheetGrid" aria-busy>
    <div className={css.search}>
      <Skeleton shape="control" label={label} />
    </div>
    <div className={css.scroller}>
      {Array.from({ length: ROWS }, (_, at) => (
        <div key={at} className={css.waiting}>
          <Skeleton width="60%" />
          <div className={css.product}>
            <span className={css.thumb}>
              <Skeleton ratio="3:4" />
            </span>
            <span className={css.waitingWords}>
              <Skeleton width="80%" />
              <Skeleton width="40%" />
            </span>
          </div>
          <span className={css.wide}>
            <Skeleton width="40%" />
          </span>
          <span className={css.wide}>
            <Skeleton width="70%" />
          </span>
          <span className={css.waitingFigure}>
            <Skeleton />
          </span>
          <span className={css.wide}>
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  </div>
);
