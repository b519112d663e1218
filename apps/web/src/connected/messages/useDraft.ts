import { useServices } from '../../queries/services.ts';

type Drafts = Readonly<Record<string, string>>;

/** The text that was typed in a chat and not sent. It survives leaving the page and a reload, until the user signs out. */
export const useDraft = (subject: string) => {
  const { storage } = useServices();
  const read = (): Drafts => storage.getJson<Drafts>('chatDrafts') ?? {};
  return {
    draft: read()[subject] ?? '',
    onDraft: ({ message }: { message: string }): void => {
      const { [subject]: _former, ...others } = read();
      const next = message === '' ? others : { ...others, [subject]: message };
      storage.setJson('chatDrafts', Object.keys(next).length === 0 ? null : next);
    },
  };
};
