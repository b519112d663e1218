import { useServices } from '../../queries/services.ts';

interface Draft {
  message: string;
  /** Name of a picked picture. A browser keeps no file, so a reload loses it and the chat says so. */
  picture?: string | undefined;
}

/** Before pictures were named, a draft was its text alone. */
type Drafts = Readonly<Record<string, Draft | string>>;

const draftOf = (kept: Draft | string | undefined): Draft =>
  typeof kept === 'object' ? kept : { message: kept ?? '' };

/** What was typed and picked in a chat and not sent. It survives leaving the page and a reload, until the user signs out. */
export const useDraft = (subject: string) => {
  const { storage } = useServices();
  const read = (): Drafts => storage.getJson<Drafts>('chatDrafts') ?? {};
  const kept = draftOf(read()[subject]);
  return {
    draft: kept.message,
    lostPicture: kept.picture,
    onDraft: ({ message, picture }: Draft): void => {
      const { [subject]: _former, ...others } = read();
      const next = message === '' && picture === undefined ? others : { ...others, [subject]: { message, picture } };
      storage.setJson('chatDrafts', Object.keys(next).length === 0 ? null : next);
    },
  };
};
