import { IconButton } from '../../../components/IconButton/index.ts';
import { Switch } from '../../../components/Switch/index.ts';
import { FilterTabs } from '../../relationship/FilterTabs/index.ts';
import * as css from './PageComparison.css.ts';
import type { PageComparisonLabels } from './types.ts';
import type { Changes } from './useChanges.ts';

type Side = 'before' | 'after';

interface ComparisonBarProps {
  labels: PageComparisonLabels;
  changes: Changes;
  isOnlyChanged: boolean;
  onOnlyChanged: (change: { checked: boolean }) => void;
  /** One page is shown at a time: the bar chooses it. */
  hasSides: boolean;
  side: Side;
  onSide: (change: { value: Side }) => void;
}

/** What is shown, and the way from change to change. */
export function ComparisonBar({ labels, changes, hasSides, side, onSide, ...only }: ComparisonBarProps) {
  const { at, of, go } = changes;
  return (
    <div className={css.bar}>
      {hasSides && (
        <FilterTabs
          label={labels.sides}
          value={side}
          onChange={onSide}
          options={[
            { value: 'before', label: labels.before },
            { value: 'after', label: labels.after },
          ]}
        />
      )}
      <Switch label={labels.onlyChanged} checked={only.isOnlyChanged} onChange={only.onOnlyChanged} />
      <div className={css.steps}>
        <span role="status" className={css.position}>
          {labels.position({ at, of })}
        </span>
        <IconButton icon="chevron-up" variant="outline" size="sm" label={labels.previous} onPress={() => go(-1)} />
        <IconButton icon="chevron-down" variant="outline" size="sm" label={labels.next} onPress={() => go(1)} />
      </div>
    </div>
  );
}
