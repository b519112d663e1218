import { Skeleton } from '../../components/Skeleton/index.ts';
import * as css from './LineSheetGrid.css.ts';

const ROWS = 6;

/** Rows on their way, in their shape. */
export const LineSheetSkeleton = ({ label }: { label: string }) => (
  <div className={css.root} data-component="LineSheetGrid" aria-busy>
    <Skeleton shape="control" label={label} />
    <div className={css.scroller}>
      {Array.from({ length: ROWS }, (_, at) => (
        <div key={at} className={css.waiting}>
          <Skeleton width="50%" />
          <span className={css.thumb}>
            <Skeleton ratio="3:4" />
          </span>
          <Skeleton width="70%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  </div>
);
