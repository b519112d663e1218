import { useState } from 'react';
import * as css from './page.css.ts';

/** What every component has to stand, as globals of the toolbar and a width. */
const conditions = [
  { name: 'In Portuguese', globals: 'locale:pt-BR', width: '100%' },
  { name: 'From right to left', globals: 'direction:rtl', width: '100%' },
  { name: 'With words a third longer', globals: 'locale:pseudo', width: '100%' },
  { name: 'In the dark', globals: 'mode:dark', width: '100%' },
  { name: '320 px wide', globals: '', width: '320px' },
];

/** The first story as others meet it; nothing is loaded before it is opened and in view. */
export const Conditions = ({ story }: { story: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>In other conditions</summary>
      {open ? (
        <div className={css.conditions}>
          {conditions.map(({ name, globals, width }) => (
            <figure key={name} className={css.condition}>
              <figcaption>{name}</figcaption>
              <iframe
                className={css.pane}
                style={{ inlineSize: width }}
                title={name}
                loading="lazy"
                src={`./iframe.html?viewMode=story&id=${story}&globals=${globals}`}
              />
            </figure>
          ))}
        </div>
      ) : null}
    </details>
  );
};
