import { ApiError } from '@vitrine/api/client';
import { useState } from 'react';

const currentOf = <Saved>(error: unknown): Saved | undefined =>
  error instanceof ApiError && error.status === 409
    ? (error.body as { current?: Saved } | undefined)?.current
    : undefined;

/** What somebody else has saved meanwhile, out of a refusal with 409. `notice` is for the `catch` of the write. */
export const useTheirs = <Saved>() => {
  const [theirs, setTheirs] = useState<Saved>();
  const notice = (error: unknown): never => {
    setTheirs(currentOf<Saved>(error));
    throw error;
  };
  return { theirs, notice, forgetTheirs: () => setTheirs(undefined) };
};
