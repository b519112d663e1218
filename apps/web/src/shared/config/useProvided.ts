import { use } from 'react';
import type { Context } from 'react';

/** The value of a context. Throws outside its provider; the trace names the hook that asked. */
export const useProvided = <Value>(context: Context<Value | null>): Value => {
  const value = use(context);
  if (!value) throw new Error('A hook was called outside its provider.');
  return value;
};
