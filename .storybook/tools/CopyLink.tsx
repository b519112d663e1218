// Storybook compiles the manager to calls of `React.createElement`.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { linkTo } from './link.ts';
import { useChanged } from './useChanged.ts';

/** Read aloud and not shown. */
const unseen: React.CSSProperties = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Copies an address that opens exactly what is seen: story, settings, size of the window and changed props. */
export const CopyLink = () => {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const { changed } = useChanged();
  const [copied, setCopied] = React.useState('');
  const { path } = api.getUrlState();
  const link = linkTo(location.href, { path: path ?? '', globals, changed });
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(link);
  };
  // Until something else is seen.
  const isCopied = copied === link;
  return (
    <>
      <Button variant="ghost" size="small" padding="small" ariaLabel={false} onClick={() => void copy()}>
        {isCopied ? 'Link copied' : 'Copy link'}
      </Button>
      <span role="status" style={unseen}>
        {isCopied ? 'Link copied' : ''}
      </span>
    </>
  );
};
