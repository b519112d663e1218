import type { Fixtures, Member } from '../../fixtures/index.ts';
import { notFound } from '../problem.ts';
import type { Replies } from '../replies.ts';

export const pageReplies = (fixtures: Fixtures): Replies['pages'] => ({
  links: { status: 200, data: { data: fixtures.linkGroups } },
  whoWeAre: { status: 200, data: fixtures.whoWeAre },
  page: ({ params }) => {
    const page = fixtures.campaignPage(params.slug);
    return page ? { status: 200, data: { data: page } } : notFound;
  },
});

export const handOffReplies = (fixtures: Fixtures, member: Member | null): Replies['handOff'] => ({
  issue: ({ body }) => ({ status: 201, data: { data: { url: `${body.url}#ticket` } } }),
  redeem: () => {
    const { user } = member ?? fixtures.members.approved;
    const { id, first_name, last_name, email, entity_stype, entity_id, buyer, seller } = user;
    const entity_name = (buyer ?? seller)?.name ?? null;
    return {
      status: 200,
      data: { data: { id, first_name, last_name, email, entity_stype, entity_id, entity_name } },
    };
  },
});
