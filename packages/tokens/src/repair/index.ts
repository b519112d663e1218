export { readColour } from './colour.ts';
export type { ReadColour } from './colour.ts';
export { problem } from './problem.ts';
export type { BrandingProblem, ProblemCode, ProblemParams } from './problem.ts';
export { repairBranding } from './repair.ts';
export type { Repair } from './repair.ts';
