export { findEntries as readLog, findHistory as historyOf } from './repository.ts';
