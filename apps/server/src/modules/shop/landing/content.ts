import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { wordsIn } from '../../../domain/content.ts';
import type { Scope } from '../../../domain/scope.ts';
import { findHeroes } from './heroes.ts';
import { findTexts } from './texts.ts';

type Landing = CallData<typeof contract.landing.content>;
type Spotlight = Landing['spotlight'];

const spotlightLength = 12;

/** The strip of brands below the hero (D-064): featured ones. */
const findSpotlight = ({ db, account }: Scope): Promise<Spotlight> =>
  db.query(sql`
    select id, name, slug, logo from brand where account_id = ${account.id} and is_published and is_featured
    order by search_name, id limit ${spotlightLength}`);

/** Heroes, spotlight and texts of the landing page (E-06). */
export const findLanding = async (scope: Scope): Promise<Landing> => {
  const [hero, spotlight, texts] = await Promise.all([findHeroes(scope), findSpotlight(scope), findTexts(scope)]);
  const words = wordsIn(scope.language);
  return {
    hero,
    spotlight,
    our_retailers_text: words(texts.our_retailers_text),
    our_platform_text: words(texts.our_platform_text),
    our_brands_text: words(texts.our_brands_text),
    request_a_demo_text: words(texts.request_a_demo_text),
    subscribe: words(texts.subscribe),
  };
};
