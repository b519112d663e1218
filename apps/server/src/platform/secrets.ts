import { createHash, randomBytes } from 'node:crypto';

/** A secret of 32 random bytes, as text for a header or a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: nobody who reads the database can use it. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
