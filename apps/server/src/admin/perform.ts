import { z } from 'zod';
import { Refusal } from '../domain/refusal.ts';
import type { BrandingDocument } from '../modules/account/branding/document.ts';
import type { ListedAccount } from '../modules/account/branding/repository.ts';
import { brandAccount, listBrandings, rollBack, showBranding } from '../modules/account/branding/service.ts';
import type { BrandOutcome, House } from '../modules/account/branding/service.ts';

/** What the administrator asks for, as it also travels to a running server. Pictures are base64 by the names the document gives them. */
export const adminRequest = z.discriminatedUnion('command', [
  z.object({ command: z.literal('list') }),
  z.object({ command: z.literal('show'), hash: z.string() }),
  z.object({ command: z.literal('rollback'), hash: z.string() }),
  z.object({
    command: z.literal('brand'),
    hash: z.string(),
    document: z.unknown(),
    pictures: z.record(z.string(), z.string()),
    acceptRepair: z.boolean(),
  }),
]);

export type AdminRequest = z.infer<typeof adminRequest>;

export type AdminAnswer =
  | { refused: string }
  | { accounts: ListedAccount[] }
  | { shown: BrandingDocument }
  | { back: string[] }
  | { branded: BrandOutcome };

const decoded = (pictures: Readonly<Record<string, string>>): Record<string, Buffer> =>
  Object.fromEntries(Object.entries(pictures).map(([name, content]) => [name, Buffer.from(content, 'base64')]));

const answer = async (house: House, request: AdminRequest): Promise<AdminAnswer> => {
  switch (request.command) {
    case 'list':
      return { accounts: await listBrandings(house) };
    case 'show':
      return { shown: await showBranding(house, request.hash) };
    case 'rollback':
      return { back: await rollBack(house, request.hash) };
    case 'brand':
      return { branded: await brandAccount(house, { ...request, pictures: decoded(request.pictures) }) };
  }
};

/** Does what is asked; a "no" is an answer. */
export const perform = async (house: House, request: AdminRequest): Promise<AdminAnswer> => {
  try {
    return await answer(house, request);
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
};
