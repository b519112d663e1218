/**
 * A "no" that the caller may read: any status below 500. `extra` is merged into the body beside `message`, `detail` and `request_id`,
 * such as `{ errors: { email: ['Field required'] } }` for a 422.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.extra = extra;
  }
}

/** 404: unknown, or of another account; the two are not told apart. */
export const notFound = (message = 'Not found.'): Refusal => new Refusal(404, message);

/** 401 with the words that older clients look for (S-031, S-032). */
export const unauthenticated = (): Refusal => new Refusal(401, 'Authentication credentials were not provided.');

/** 403: signed in, but not allowed. */
export const forbidden = (message = 'You do not have permission to perform this action.'): Refusal =>
  new Refusal(403, message);

/** 422: which fields are wrong, and why. The message is the first reason unless told. */
export const invalid = (errors: Readonly<Record<string, readonly string[]>>, message?: string): Refusal =>
  new Refusal(422, message ?? Object.values(errors)[0]?.[0] ?? 'Invalid input.', { errors });

/** 429 with the seconds to wait. */
export const tooMany = (seconds: number, message: string): Refusal =>
  new Refusal(429, message, { retry_after: seconds });
