export { ImportWizard } from './ImportWizard.tsx';
export type { ImportLabels, ProblemKind } from './labels.ts';
export type {
  FileProblem,
  ImportConfirmation,
  ImportLine,
  ImportProgress,
  ImportRow,
  ImportStep,
  ImportWizardProps,
} from './types.ts';
