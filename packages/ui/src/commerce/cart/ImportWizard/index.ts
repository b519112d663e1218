export { ImportWizard } from './ImportWizard.tsx';
export type { ImportLabels, ProblemKind } from './labels.ts';
export type {
  FileProblem,
  ImportColumn,
  ImportConfirmation,
  ImportLayout,
  ImportLine,
  ImportProgress,
  ImportRow,
  ImportStep,
  ImportUse,
  ImportWizardProps,
} from './types.ts';
