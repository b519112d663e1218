import preview from '#storybook/preview';
import { useId } from 'react';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { filterBarWords } from '../../testing/words/directory.ts';
import { ListStatusLine } from './ListNote.tsx';
import type { ComingList } from './ListNote.tsx';

const Line = ({ status, labels }: Pick<ComingList, 'status' | 'labels'>) => {
  const own = useLabels(filterBarWords);
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <ListStatusLine id={useId()} status={status} labels={labels ?? own} />
    </div>
  );
};

const meta = preview.meta({
  title: 'Components/ListNote',
  component: Line,
  args: { status: 'loading' as const },
});

export const Playground = meta.story({});

/** Says that entries are loading. */
export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the filters');
  },
});

/** Says that they could not be loaded. */
export const Failed = meta.story({
  args: { status: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The filters could not be loaded');
  },
});

/** Once they are there it is silent, and waits for changes. */
export const Ready = meta.story({
  args: { status: 'ready' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const LongText = meta.story({
  args: {
    status: 'error',
    labels: {
      loading: '',
      error:
        'Die Filtermöglichkeiten nach Lieferzeitfenster und Nachhaltigkeitskennzeichnung konnten nicht geladen werden',
      retry: '',
    },
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' }, args: { status: 'error' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
