import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../../shared/connected/useTranslate.ts';
import { AskDialog } from '../AskDialog.tsx';
import { OutcomeBanner } from './OutcomeBanner.tsx';
import { useMany, type ManyAction } from './useMany.ts';

interface ManyChosenProps<Row> {
  rows: readonly Row[];
  /** Says how many are chosen. */
  chosen: string;
  nameOf: (row: Row) => string;
  actions: readonly ManyAction<Row>[];
  /** What to read again. */
  changes: QueryKey;
  /** Chooses none. */
  onClear: () => void;
}

/** The first box of the rows below a group. */
const boxBelow = (group: HTMLElement | null): HTMLElement | undefined =>
  [...(group?.parentElement?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])].find(
    (box) => group && group.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** What can be done with the chosen rows. Each action asks first, and then says what came of it. */
export function ManyChosen<Row extends { id: number }>(props: ManyChosenProps<Row>) {
  const { rows, chosen, nameOf, actions, changes, onClear } = props;
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<ManyAction<Row> | null>(null);
  const { act, isBusy, problem, forget, outcome, close } = useMany<Row>({
    nameOf,
    changes,
    onDone: () => {
      setAsked(null);
      onClear();
    },
  });
  // The button that was pressed has gone with the choice.
  useEffect(() => {
    if (outcome) frame.current?.focus();
  }, [outcome]);
  const undo = outcome?.undo;
  if (rows.length === 0 && !outcome && !problem) return null;
  return (
    <div ref={frame} role="group" aria-label={t('admin.many.region')} tabIndex={-1}>
      <Stack space="sm">
        {problem && !asked && <Banner tone="critical">{problem}</Banner>}
        {outcome && (
          <OutcomeBanner
            outcome={outcome}
            isBusy={isBusy}
            onUndo={undo && (() => act(undo))}
            onClose={() => {
              // The button that is pressed goes with the banner.
              boxBelow(frame.current)?.focus();
              close();
            }}
          />
        )}
        {rows.length > 0 && (
          <Inline space="sm" align="center">
            <Text as="span">
              <span role="status">{chosen}</span>
            </Text>
            {actions.map((action) => (
              <Button
                key={action.id}
                variant="secondary"
                size="sm"
                onPress={() => {
                  forget();
                  setAsked(action);
                }}
              >
                {action.label}
              </Button>
            ))}
            <Button variant="secondary" size="sm" onPress={onClear}>
              {t('admin.many.none')}
            </Button>
          </Inline>
        )}
      </Stack>
      {asked && rows.length > 0 && (
        <AskDialog
          title={asked.title}
          confirm={asked.label}
          keep={asked.keep}
          danger={asked.danger ?? false}
          action={{ isBusy, problem }}
          onConfirm={() => act({ ...asked, rows })}
          onClose={() => setAsked(null)}
        >
          <Text>{asked.text}</Text>
        </AskDialog>
      )}
    </div>
  );
}
