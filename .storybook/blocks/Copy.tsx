import { useEffect, useState } from 'react';
import { tokensWords } from '../words/tokens.ts';
import { useWords } from '../words/useWords.ts';
import * as css from './table.css.ts';

/** A name that goes to the clipboard when it is pressed. */
export const Copy = ({ children, strong }: { children: string; strong?: boolean }) => {
  const t = useWords(tokensWords);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const later = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(later);
  }, [copied]);
  const copy = () => void navigator.clipboard.writeText(children).then(() => setCopied(true));
  return (
    <button type="button" className={css.copy} data-strong={strong} onClick={copy} title={t('copy')}>
      <span translate="no">{children}</span>
      <span role="status" className={css.said}>
        {copied ? t('copied') : null}
      </span>
    </button>
  );
};
