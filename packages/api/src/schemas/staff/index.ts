export * from './log.ts';
export * from './retailers.ts';
export * from './brands.ts';
export * from './people.ts';
export * from './mails.ts';
