// Storybook compiles the manager to calls of `React.createElement`.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { reviewOfLook } from '../comments/review.ts';
import { getReview, subscribe } from '../comments/store.ts';
import { useLook } from '../comments/useLook.ts';
import { linkTo } from './link.ts';
import { useChanged } from './useChanged.ts';
import { useManagerWords } from './useManagerWords.ts';

/** Read aloud and not shown. */
const unseen: React.CSSProperties = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Copies an address that opens exactly what is seen: story, settings, size of the window, changed props, and the comments on it. */
export const CopyLink = () => {
  const api = useStorybookApi();
  const t = useManagerWords();
  const [globals] = useGlobals();
  const { changed } = useChanged();
  const [copied, setCopied] = React.useState('');
  const { path } = api.getUrlState();
  const said = reviewOfLook(React.useSyncExternalStore(subscribe, getReview), useLook());
  const review = said && JSON.stringify(said);
  const link = linkTo(location.href, { path: path ?? '', globals, changed, review });
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(link);
  };
  // Until something else is seen.
  const isCopied = copied === link;
  return (
    <>
      <Button variant="ghost" size="small" padding="small" ariaLabel={false} onClick={() => void copy()}>
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
      <span role="status" style={unseen}>
        {isCopied ? t('copied') : ''}
      </span>
    </>
  );
};
