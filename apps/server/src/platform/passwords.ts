import { hash, verify } from '@node-rs/argon2';
import type { Config } from './config.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password, and for no hash at all, which takes as long: an unknown e-mail address cannot be told by time. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
}

/** Argon2id (the library's default kind) at the cost of the settings. */
export const createPasswords = ({ memoryKib, passes }: Config['argon2']): Passwords => {
  const make = (password: string): Promise<string> =>
    hash(password, { memoryCost: memoryKib, timeCost: passes, parallelism: 1 });
  const nobody = make('nobody has this password');
  return {
    hash: make,
    verify: async (known, password) => {
      const matches = await verify(known ?? (await nobody), password);
      return matches && known !== null && known !== undefined;
    },
  };
};
