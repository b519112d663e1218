import { type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { Heading, Inline, Stack, Text } from '../../../foundation/index.ts';
import type { ImportLabels } from './labels.ts';
import type { ImportConflict, ImportSide } from './types.ts';
import * as css from './ImportWizard.css.ts';

/** So many are shown at first, and with each press more. */
const SHOWN = 50;

export interface ConflictListProps {
  conflicts: readonly ImportConflict[];
  sideOf: (id: string) => ImportSide;
  onChoose: (event: { ids: readonly string[]; side: ImportSide }) => void;
  labels: ImportLabels['conflicts'];
  format: (units: number) => string;
}

type ConflictProps = Omit<ConflictListProps, 'conflicts'> & { conflict: ImportConflict; ref?: Ref<HTMLLIElement> };

function Conflict({ conflict, sideOf, onChoose, labels, format, ref }: ConflictProps) {
  const { id, product, reference, detail } = conflict;
  return (
    <li ref={ref} className={css.conflict}>
      <RadioGroup
        inline
        label={
          <>
            {product} <span className={css.code}>{reference}</span> <span className={css.detail}>{detail}</span>
          </>
        }
        hint={labels.exported({ units: format(conflict.exported) })}
        options={[
          { value: 'cart', label: labels.cart({ units: format(conflict.inCart) }) },
          { value: 'sheet', label: labels.sheet({ units: format(conflict.inSheet) }) },
        ]}
        value={sideOf(id)}
        onChange={({ value }) => onChoose({ ids: [id], side: value === 'sheet' ? 'sheet' : 'cart' })}
      />
    </li>
  );
}

/** Quantities that both cart and sheet have changed since the export, each to choose from. */
export function ConflictList({ conflicts, ...props }: ConflictListProps) {
  const { onChoose, labels } = props;
  const ids = conflicts.map(({ id }) => id);
  const [shown, setShown] = useState(SHOWN);
  const left = conflicts.length - shown;
  const firstNew = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown > SHOWN) firstNew.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [shown]);
  return (
    <Stack as="section" space="sm">
      <Heading level={3} size="sm">
        {labels.title({ count: conflicts.length })}
      </Heading>
      <Text size="sm" tone="muted">
        {labels.text}
      </Text>
      {conflicts.length > 1 && (
        <Inline space="xs">
          <Button size="sm" variant="secondary" onPress={() => onChoose({ ids, side: 'cart' })}>
            {labels.allCart}
          </Button>
          <Button size="sm" variant="secondary" onPress={() => onChoose({ ids, side: 'sheet' })}>
            {labels.allSheet}
          </Button>
        </Inline>
      )}
      <ul className={css.conflicts}>
        {conflicts.slice(0, shown).map((conflict, at) => (
          <Conflict
            key={conflict.id}
            ref={at === shown - SHOWN ? firstNew : undefined}
            conflict={conflict}
            {...props}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button size="sm" variant="secondary" onPress={() => setShown(shown + SHOWN)}>
          {labels.more({ count: Math.min(left, SHOWN) })}
        </Button>
      )}
    </Stack>
  );
}
