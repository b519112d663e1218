export { ImportWizard } from './ImportWizard.tsx';
export type { ImportWizardProps } from './props.ts';
export type { ImportLabels } from './labels.ts';
export type { FileProblem, ImportLine, ImportProgress, ImportRow, ImportStep, ProblemKind } from './types.ts';
