// Storybook compiles the manager to calls of `React.createElement`.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { useManagerWords } from '../tools/useManagerWords.ts';
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
  const t = useManagerWords();
  const [said, setSaid] = React.useState<'imported' | 'noReview'>();
  const read = async (file: File | undefined) => {
    const review = file && readReview(await file.text());
    if (review) changeReview((held) => mergeReviews([held, review]));
    setSaid(review ? 'imported' : 'noReview');
  };
  return (
    <Row>
      <Button size="small" ariaLabel={false} onClick={save}>
        {t('export')}
      </Button>
      <label>
        {t('import')}{' '}
        <input type="file" accept=".json" onChange={(event) => void read(event.currentTarget.files?.[0])} />
      </label>
      <span role="status">{said && t(said)}</span>
    </Row>
  );
};
