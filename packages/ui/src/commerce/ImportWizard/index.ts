export { ImportWizard, type ImportWizardProps } from './ImportWizard.tsx';
export type { ImportLabels } from './labels.ts';
export type { FileProblem, ImportLine, ImportProgress, ImportRow, ImportStep, ProblemKind } from './types.ts';
