import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Stack } from '../../../foundation/index.ts';
import { Actions } from './Actions.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { ConflictList, type ConflictListProps } from './ConflictList.tsx';
import { FileStep } from './FileStep.tsx';
import { DoneStep, ProblemsStep } from './OutcomeStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import type { ImportWizardProps } from './types.ts';
import { type StepName, Steps } from './Steps.tsx';
import type { ImportSide, ImportStep } from './types.ts';
import { WorkStep } from './WorkStep.tsx';
import * as css from './ImportWizard.css.ts';

const names: Record<ImportStep['at'], StepName> = {
  file: 'file',
  checking: 'check',
  problems: 'check',
  preview: 'check',
  importing: 'import',
  done: 'import',
  failed: 'import',
};

type Conflicts = Pick<ConflictListProps, 'sideOf' | 'onChoose'>;

function Body({ asking, sideOf, onChoose, ...props }: ImportWizardProps & Conflicts & { asking: boolean }) {
  const { step, labels, format, onFile, onPaste, onTemplate, onConfirm } = props;
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
    case 'problems':
      return <ProblemsStep {...step} labels={labels} />;
    case 'preview':
      return asking ? (
        <ChoiceStep labels={labels.choice} onConfirm={onConfirm} />
      ) : (
        <PreviewStep
          {...step}
          labels={labels}
          format={format}
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

/** The side chosen for each conflict. Unless the sheet is chosen, the cart keeps its quantity. */
const useChoices = ({ step, onConfirm }: ImportWizardProps) => {
  const [sheet, setSheet] = useState<ReadonlySet<string>>(new Set());
  const sideOf = (id: string): ImportSide => (sheet.has(id) ? 'sheet' : 'cart');
  const conflicts = step.at === 'preview' ? (step.conflicts ?? []) : [];
  return {
    sideOf,
    onChoose: ({ ids, side }: { ids: readonly string[]; side: ImportSide }) => {
      const others = [...sheet].filter((id) => !ids.includes(id));
      setSheet(new Set(side === 'sheet' ? [...others, ...ids] : others));
    },
    forget: () => setSheet(new Set()),
    confirm: ({ createNewCart }: { createNewCart: boolean }) => {
      const choices = Object.fromEntries(conflicts.map(({ id }) => [id, sideOf(id)]));
      onConfirm({ createNewCart, ...(conflicts.length > 0 && { choices }) });
    },
  };
};

/** Turns a filled-in spreadsheet into a cart: file, check, choice for an open cart, result (M-32, M-33, M-34, M-35, V-049, V-050). */
export function ImportWizard(props: ImportWizardProps) {
  const { open, onClose, onAnother, step, labels } = props;
  const [asked, setAsked] = useState(false);
  const asking = asked && step.at === 'preview';
  const { confirm, forget, ...conflicts } = useChoices(props);
  const panel = useFocusOnStep(`${step.at} ${asking}`);
  const another = () => {
    setAsked(false);
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
      footer={<Actions {...props} onConfirm={confirm} onAnother={another} asking={asking} onAsk={setAsked} />}
    >
      <Stack space="lg">
        <Steps at={names[step.at]} labels={labels.steps} />
        <div ref={panel} tabIndex={-1} className={css.panel} data-component="ImportWizard" data-step={step.at}>
          <Body {...props} {...conflicts} onConfirm={confirm} asking={asking} />
        </div>
      </Stack>
    </Dialog>
  );
}
