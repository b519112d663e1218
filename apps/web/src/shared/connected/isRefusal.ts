import { ApiError } from '@vitrine/api/client';

const TOO_MANY = 429;

/** The server understood what was sent and refuses it: the same again changes nothing. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY;
