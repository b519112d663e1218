import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { SheetChoice } from '../../../components/SheetChoice/index.ts';
import { Stack } from '../../../foundation/index.ts';
import { Actions } from './Actions.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { withUse } from './columns.ts';
import { ConflictList, type ConflictListProps } from './ConflictList.tsx';
import { FileStep } from './FileStep.tsx';
import { LayoutNote } from './LayoutNote.tsx';
import { DoneStep, ProblemsStep } from './OutcomeStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import type { ImportWizardProps } from './types.ts';
import { type StepName, Steps } from './Steps.tsx';
import type { ImportColumn, ImportConflict, ImportSide, ImportStep, ImportUse } from './types.ts';
import { WorkStep } from './WorkStep.tsx';
import * as css from './ImportWizard.css.ts';

const names: Record<ImportStep['at'], StepName> = {
  file: 'file',
  checking: 'check',
  sheet: 'check',
  columns: 'check',
  problems: 'check',
  preview: 'check',
  importing: 'import',
  done: 'import',
  failed: 'import',
};

type BodyProps = ImportWizardProps &
  Pick<ConflictListProps, 'sideOf' | 'onChoose'> &
  Pick<ReturnType<typeof useColumns>, 'columns' | 'onUse'> &
  ReturnType<typeof useSheet> & { asking: boolean };

function Body({ asking, sideOf, onChoose, columns, onUse, sheet, onSheetChange, ...props }: BodyProps) {
  const { step, labels, format, onFile, onPaste, onTemplate, onConfirm } = props;
  const layout = 'layout' in step && step.layout && (
    <LayoutNote
      layout={step.layout}
      onChange={props.onChangeColumns}
      onForget={props.onForgetColumns}
      labels={labels.layout}
    />
  );
  switch (step.at) {
    case 'file':
      return (
        <FileStep
          problem={step.problem}
          pasted={step.pasted}
          {...{ onFile, onPaste, onTemplate }}
          labels={labels.file}
        />
      );
    case 'checking':
      return <WorkStep title={labels.checking(step)} progress={step.progress} labels={labels} />;
    case 'sheet':
      return <SheetChoice sheets={step.sheets} value={sheet} onChange={onSheetChange} labels={labels.sheet} />;
    case 'columns':
      return <ColumnsStep {...step} {...{ columns, onUse }} labels={labels.layout} />;
    case 'problems':
      return <ProblemsStep {...step} columns={layout} labels={labels} />;
    case 'preview':
      return asking ? (
        <ChoiceStep labels={labels.choice} onConfirm={onConfirm} />
      ) : (
        <PreviewStep
          {...step}
          labels={labels}
          format={format}
          columns={layout}
          conflicts={
            step.conflicts?.length ? (
              <ConflictList conflicts={step.conflicts} {...{ sideOf, onChoose, format }} labels={labels.conflicts} />
            ) : null
          }
        />
      );
    case 'importing':
      return <WorkStep title={labels.importing(step)} progress={step.progress} labels={labels} inBackground />;
    case 'done':
      return <DoneStep {...step} labels={labels} />;
    case 'failed':
      return (
        <Banner tone="critical" title={labels.error}>
          {step.message}
        </Banner>
      );
  }
}

/** Moves the focus into a new step: what had it is gone with the old one. */
const useFocusOnStep = (key: string) => {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(key);
  useEffect(() => {
    if (before.current !== key) panel.current?.focus();
    before.current = key;
  }, [key]);
  return panel;
};

/** A choice is for the quantity that was seen in the cart. */
const keyOf = ({ id, inCart }: ImportConflict): string => `${id} ${inCart}`;

/** The side chosen for each conflict. Unless the sheet is chosen, the cart keeps its quantity. */
const useChoices = ({ step, onConfirm }: ImportWizardProps) => {
  const [sheet, setSheet] = useState<ReadonlySet<string>>(new Set());
  const conflicts = step.at === 'preview' ? (step.conflicts ?? []) : [];
  const keys = new Map(conflicts.map((conflict) => [conflict.id, keyOf(conflict)]));
  const sideOf = (id: string): ImportSide => (sheet.has(keys.get(id) ?? '') ? 'sheet' : 'cart');
  return {
    sideOf,
    onChoose: ({ ids, side }: { ids: readonly string[]; side: ImportSide }) => {
      const chosen = new Set(ids.map((id) => keys.get(id) ?? ''));
      const others = [...sheet].filter((key) => !chosen.has(key));
      setSheet(new Set(side === 'sheet' ? [...others, ...chosen] : others));
    },
    forget: () => setSheet(new Set()),
    confirm: ({ createNewCart }: { createNewCart: boolean }) => {
      const choices = Object.fromEntries(conflicts.map(({ id }) => [id, sideOf(id)]));
      onConfirm({ createNewCart, ...(conflicts.length > 0 && { choices }) });
    },
  };
};

/** The sheet that the buyer has chosen, beginning with the first one of the step. */
const useSheet = (step: ImportStep) => {
  const [own, setOwn] = useState<{ of: ImportStep; name: string }>();
  const first = step.at === 'sheet' ? (step.sheets[0]?.name ?? '') : '';
  return {
    sheet: own?.of === step ? own.name : first,
    onSheetChange: ({ value }: { value: string }) => setOwn({ of: step, name: value }),
  };
};

/** The columns as the buyer has them, beginning with those of the step. */
const useColumns = (step: ImportStep) => {
  const [own, setOwn] = useState<{ of: ImportStep; columns: readonly ImportColumn[] }>();
  const given = step.at === 'columns' ? step.columns : [];
  const columns = own?.of === step ? own.columns : given;
  return {
    columns,
    onUse: ({ column, use }: { column: number; use: ImportUse }) =>
      setOwn({ of: step, columns: withUse(columns, column, use) }),
  };
};

/**
 * Turns a filled-in spreadsheet into a cart: file, its columns if they are not ours, check, choice for an open cart, result (M-32, M-33, M-34,
 * M-35, V-049, V-050).
 */
export function ImportWizard(props: ImportWizardProps) {
  const { open, onClose, onAnother, step, labels } = props;
  // The question is asked of one preview: another one is looked at first.
  const [asked, setAsked] = useState<ImportStep | null>(null);
  const asking = asked === step;
  const { confirm, forget, ...conflicts } = useChoices(props);
  const { columns, onUse } = useColumns(step);
  const sheets = useSheet(step);
  const panel = useFocusOnStep(`${step.at} ${asking}`);
  const another = () => {
    setAsked(null);
    forget();
    onAnother();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={asking ? labels.choice.title : labels.title}
      closeLabel={labels.close}
      footer={
        <Actions
          {...props}
          {...{ asking, columns }}
          sheet={sheets.sheet}
          onConfirm={confirm}
          onAnother={another}
          onAsk={({ asking }) => setAsked(asking ? step : null)}
        />
      }
    >
      <Stack space="lg">
        <Steps at={names[step.at]} labels={labels.steps} />
        <div ref={panel} tabIndex={-1} className={css.panel} data-component="ImportWizard" data-step={step.at}>
          <Body {...props} {...conflicts} {...sheets} {...{ asking, columns, onUse }} onConfirm={confirm} />
        </div>
      </Stack>
    </Dialog>
  );
}
