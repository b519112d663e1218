export { findHistory as historyOf } from './repository.ts';
