// Storybook compiles the manager to calls of `React.createElement`.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { mergeReviews, readReview, writeReview } from './review.ts';
import { changeReview, getReview } from './store.ts';

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

const save = (): void => {
  const address = URL.createObjectURL(new Blob([writeReview(getReview())], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: 'review.json' }).click();
  URL.revokeObjectURL(address);
};

/** The whole review as a file: to send, to commit to `.storybook/reviews`, and to read in again. */
export const Exchange = () => {
  const [said, setSaid] = React.useState('');
  const read = async (file: File | undefined) => {
    const review = file && readReview(await file.text());
    if (review) changeReview((held) => mergeReviews([held, review]));
    setSaid(review ? 'Imported.' : 'This file is not a review.');
  };
  return (
    <Row>
      <Button size="small" ariaLabel={false} onClick={save}>
        Export
      </Button>
      <label>
        Import <input type="file" accept=".json" onChange={(event) => void read(event.currentTarget.files?.[0])} />
      </label>
      <span role="status">{said}</span>
    </Row>
  );
};
