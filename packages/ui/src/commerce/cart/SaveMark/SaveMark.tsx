import { Icon, Text } from '../../../foundation/index.ts';
import { Spinner } from '../../../components/Spinner/index.ts';
import * as css from './SaveMark.css.ts';

export interface SaveMarkProps {
  state: 'idle' | 'saving' | 'saved' | 'failed' | 'queued';
  labels: SaveMarkLabels;
}

export interface SaveMarkLabels {
  saving: string;
  saved: string;
  failed: string;
  queued: string;
}

const icons = { saved: 'check', failed: 'error', queued: 'history' } as const;

/** How far keeping something has come, in a word and a mark. */
export const SaveMark = ({ state, labels }: SaveMarkProps) => (
  <span role="status" data-component="SaveMark" data-state={state} className={css.mark}>
    {state !== 'idle' && (
      <>
        {state === 'saving' ? <Spinner size="sm" /> : <Icon name={icons[state]} size="xs" />}
        <Text as="span" size="xs" tone={state === 'failed' ? 'critical' : 'muted'}>
          {labels[state]}
        </Text>
      </>
    )}
  </span>
);
