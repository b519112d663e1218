import { useEffect, useState } from 'react';
import * as css from './table.css.ts';

/** A name that goes to the clipboard when it is pressed. */
export const Copy = ({ children, strong }: { children: string; strong?: boolean }) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const later = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(later);
  }, [copied]);
  const copy = () => void navigator.clipboard.writeText(children).then(() => setCopied(true));
  return (
    <button type="button" className={css.copy} data-strong={strong} onClick={copy} title="Copy">
      {children}
      <span role="status" className={css.said}>
        {copied ? 'copied' : null}
      </span>
    </button>
  );
};
