export { createApp } from './app.ts';
export { start } from './boot/start.ts';
export type { Running } from './boot/start.ts';
export { readConfig } from './platform/config.ts';
export type { Config } from './platform/config.ts';
