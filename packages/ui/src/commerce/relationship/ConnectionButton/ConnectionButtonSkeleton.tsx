import { Skeleton } from '../../../components/Skeleton/index.ts';
import * as css from './ConnectionButton.css.ts';

/** Keeps the place of the button while the connection is on its way. */
export const ConnectionButtonSkeleton = () => (
  <div className={css.place}>
    <Skeleton shape="control" />
  </div>
);
