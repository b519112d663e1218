import type { BrandFacts, CallInput, VitrineContract } from '@vitrine/api/client';
import type { LanguageCode, LanguageTag } from '@vitrine/api/rules';
import { limitsIn, writtenLimits, type LimitDraft } from '../../parts/mappers/limitDraft.ts';

type FactsInput = Omit<CallInput<VitrineContract['brandFacts']['save']>['body'], 'seen'>;
type Texts = Partial<Record<LanguageCode, string>>;

type TypedField = 'name' | 'tags' | 'order_now_url';

/** The facts of a brand as their form holds them: what is typed, as texts. */
export type FactsDraft = LimitDraft &
  Record<TypedField, string> & {
    description: Texts;
    terms: Texts;
    segment_ids: number[];
    category_ids: number[];
  };

export const draftOf = (facts: BrandFacts, locale: LanguageTag): FactsDraft => ({
  name: facts.name,
  tags: facts.tags.join(', '),
  order_now_url: facts.order_now_url,
  description: facts.description,
  terms: facts.terms,
  segment_ids: facts.segment_ids,
  category_ids: facts.category_ids,
  ...writtenLimits(facts, locale),
});

export const inputOf = (draft: FactsDraft, locale: LanguageTag): FactsInput => ({
  ...draft,
  tags: draft.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
  ...limitsIn(draft, locale),
});

const namesOf = (choices: readonly { id: number; name: string }[], ids: readonly number[]): string =>
  choices
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');

/** The facts with names in place of ids, so that people can compare two states. */
export const factsWords = (draft: FactsDraft, { segments, categories }: BrandFacts['choices']) => ({
  ...draft,
  segment_ids: namesOf(segments, draft.segment_ids),
  category_ids: namesOf(categories, draft.category_ids),
});
