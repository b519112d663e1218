import type { Call } from '../../contracts/call.ts';
import type { VitrineContract } from '../../contracts/index.ts';
import type { Reply } from '../mock.ts';

/** One reply for every call: a call without one is a type error. */
export type Replies = {
  [R in keyof VitrineContract]: {
    [C in keyof VitrineContract[R]]: VitrineContract[R][C] extends Call ? Reply<VitrineContract[R][C]> : never;
  };
};
