import type { Vision } from '../types.ts';
import * as css from './stage.css.ts';
import { filterId, matrices } from './vision.ts';

/** The filters themselves; they take no room. */
export const VisionFilters = ({ prefix }: { prefix: string }) => (
  <svg width="0" height="0" aria-hidden focusable="false" className={css.filters}>
    {Object.entries(matrices).map(([vision, rows]) => (
      <filter key={vision} id={filterId(prefix, vision as Vision)} colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={[...rows.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')} />
      </filter>
    ))}
  </svg>
);
