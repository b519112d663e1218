import { contract } from '@vitrine/api';
import { notFound } from '../../../domain/refusal.ts';
import { implement } from '../../../platform/routes.ts';
import { findShownPage, readPage, toCampaignPage } from './campaign.ts';
import { readCompany, toWhoWeAre } from './company.ts';
import { listLinkGroups } from './links.ts';

/** What an account tells about itself. */
export const pageRoutes = implement(
  contract.pages,
  {
    links: async ({ scope }) => ({ status: 200, data: { data: await listLinkGroups(scope) } }),
    whoWeAre: async ({ scope }) => {
      const company = await readCompany(scope);
      if (!company) throw notFound();
      return { status: 200, data: toWhoWeAre(scope, company) };
    },
    page: async ({ scope, params }) => {
      const slug = await findShownPage(scope, params.slug);
      const page = slug === undefined ? undefined : await readPage(scope, slug);
      if (slug === undefined || !page) throw notFound();
      return { status: 200, data: { data: toCampaignPage(scope, slug, page) } };
    },
  },
  { late: ['links', 'whoWeAre', 'page'] },
);
