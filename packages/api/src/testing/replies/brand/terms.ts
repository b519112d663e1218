import type { Fixtures } from '../../fixtures/index.ts';
import { problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

/** The facts of a brand remember what was changed. */
export const brandFactsReplies = ({ brandFacts }: Fixtures): Replies['brandFacts'] => {
  let facts = brandFacts;
  return {
    read: () => ({ status: 200, data: { data: facts } }),
    save: ({ body: { seen, ...input } }) => {
      if (seen !== facts.version)
        return { status: 409, data: { ...problem('Somebody else has changed this.'), current: facts } };
      facts = { ...facts, ...input, version: seen + 1 };
      return { status: 200, data: { data: facts } };
    },
  };
};
