import * as css from './stage.css.ts';

/** A sentence in the middle of a frame. */
export const Plain = ({ words }: { words: string }) => (
  <p role="status" className={css.plain}>
    {words}
  </p>
);
