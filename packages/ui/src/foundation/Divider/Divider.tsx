import { rule } from './Divider.css.ts';

/** A hairline across. */
export const Divider = () => <hr data-component="Divider" className={rule} />;
