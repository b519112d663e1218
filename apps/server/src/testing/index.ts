export { describeEngines } from './engines.ts';
export type { TestServer } from './server.ts';
export { worldPassword } from './worldRows.ts';
