import { Button } from '../../../components/Button/index.ts';
import { Disclosure } from '../../../components/Disclosure/index.ts';
import { Text } from '../../../foundation/index.ts';
import * as css from './RemovedList.css.ts';

export interface RemovedEntry {
  id: string;
  /** The product, the cart by its brand, or what was changed. */
  name: string;
  /** An import or another price list: it is undone, not put back. */
  isChange?: boolean;
  /** In words: brand, units, when it was removed. */
  details: string;
}

export interface RemovedListProps {
  /** Newest first. Nothing shows while there are none. */
  entries: readonly RemovedEntry[];
  /** The entry that is being put back. */
  busy?: string;
  onRestore: (entry: { id: string }) => void;
  labels: RemovedListLabels;
}

export interface RemovedListLabels {
  title: (words: { count: number }) => string;
  restore: string;
  /** Names the button for screen readers; begins with `restore`. */
  restoreOf: (words: { name: string }) => string;
  /** The same for a change. */
  undo: string;
  undoOf: (words: { name: string }) => string;
}

/** What was removed from carts, imported or changed lately, each to be undone. */
export function RemovedList({ entries, busy, onRestore, labels }: RemovedListProps) {
  if (entries.length === 0) return null;
  return (
    <section data-component="RemovedList" className={css.list}>
      <Disclosure title={labels.title({ count: entries.length })}>
        <ul className={css.entries}>
          {entries.map(({ id, name, details, isChange }) => (
            <li key={id} className={css.entry}>
              <span className={css.words}>
                <Text as="span" size="sm" weight="strong">
                  {name}
                </Text>
                <Text as="span" size="xs" tone="muted">
                  {details}
                </Text>
              </span>
              <Button
                variant="secondary"
                size="sm"
                busy={busy === id}
                label={isChange ? labels.undoOf({ name }) : labels.restoreOf({ name })}
                onPress={() => onRestore({ id })}
              >
                {isChange ? labels.undo : labels.restore}
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
