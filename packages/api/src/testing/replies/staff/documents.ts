import type { Content, ContentEntry } from '../../../entities.ts';
import { isRemovable, parseContentName, phaseOfDays, SINGLE_CONTENT } from '../../../rules/content.ts';
import { contentDocuments } from '../../../schemas/index.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

const blanks = {
  settings: { support_email: '', copyright_year: 0 },
  landing: {},
  hero: { title: { en: '' } },
  links: { groups: [] },
  company: { main_title: { en: '' } },
  page: { title: { en: '' } },
  segments: {},
  categories: {},
  names: {},
  terms: {},
  privacy: {},
  event: { name: { en: '' } },
  segment: { name: { en: '' } },
};

const titleOf = ({ kind, document }: Content): string | null => {
  if (kind === 'hero' || kind === 'page') return document.title.en;
  return kind === 'event' || kind === 'segment' ? document.name.en : null;
};

/** The day of the fixtures. */
const today = '2026-11-14';

const daysOf = (content: Content | undefined): ContentEntry['days'] => {
  if (content?.kind !== 'page') return null;
  const { shown_from, shown_until } = content.document;
  return { shown_from, shown_until, phase: phaseOfDays({ shown_from, shown_until }, today) };
};

/** Documents remember what was saved. */
export const staffContentReplies = ({ staff, landing }: Fixtures): Replies['staffContent'] => {
  let documents = staff.content;
  let removed: readonly Content[] = [];
  const find = (name: string): Content | undefined => documents.find((one) => one.name === name);
  const open = (name: string): Content | undefined => {
    const parsed = parseContentName(name);
    if (!parsed) return undefined;
    const { kind } = parsed;
    const document = contentDocuments[kind].parse(blanks[kind]);
    return find(name) ?? ({ name, kind, version: null, document } as Content);
  };
  const entry = (name: string): ContentEntry[] => {
    const found = find(name);
    const former = found ? undefined : removed.find((one) => one.name === name);
    const kind = parseContentName(name)?.kind;
    const last = found ?? former;
    return kind
      ? [
          {
            name,
            kind,
            title: last ? titleOf(last) : null,
            image: found && 'image' in found.document ? found.document.image : null,
            is_set: found !== undefined,
            is_removed: former !== undefined,
            is_active: !found || !('is_active' in found.document) || found.document.is_active !== false,
            days: daysOf(found),
          },
        ]
      : [];
  };
  return {
    list: () => {
      const names = [...SINGLE_CONTENT, ...[...documents, ...removed].map(({ name }) => name)];
      return { status: 200, data: { data: [...new Set(names)].flatMap(entry) } };
    },
    file: ({ params }) => {
      const data = open(params.name);
      return data ? { status: 200, data: { data } } : notFound;
    },
    set: ({ params, body: { seen, ...change } }) => {
      const current = open(params.name);
      if (!current) return notFound;
      if (current.version !== seen)
        return { status: 409, data: { ...problem('Somebody else has saved this meanwhile.'), current } };
      const saved: Content = { name: params.name, version: `${seen ?? 'v0'}+`, ...change };
      documents = [...documents.filter(({ name }) => name !== params.name), saved];
      return { status: 200, data: { data: saved } };
    },
    remove: ({ params }) => {
      const current = find(params.name);
      if (!current) return notFound;
      if (!isRemovable(current.kind)) return { status: 409, data: problem('Every account has this.') };
      documents = documents.filter((one) => one !== current);
      removed = [...removed, current];
      return { status: 204 };
    },
    rename: ({ params, body: { slug } }) => {
      const current = find(params.name);
      if (!current) return notFound;
      if (find(slug)) {
        const taken = 'Another campaign page has this address.';
        return { status: 422, data: { ...problem(taken), errors: { slug: [taken] } } };
      }
      const renamed: Content = { ...current, name: slug };
      documents = documents.map((one) => (one === current ? renamed : one));
      return { status: 200, data: { data: renamed } };
    },
    removal: ({ params }) => {
      const current = find(params.name);
      if (!parseContentName(params.name)) return notFound;
      const use = { people: 0, brands: 0, heroes: [] };
      return {
        status: 200,
        data: {
          data: current?.kind === 'segment' ? { ...use, people: 12, brands: current.document.brands.length } : use,
        },
      };
    },
    versions: ({ params }) => {
      const current = find(params.name) ?? removed.find(({ name }) => name === params.name);
      if (!current) return { status: 200, data: { data: [] } };
      const versions = [
        {
          id: 2,
          saved_at: '2026-11-12T09:30:00Z',
          person: 'Marta Lima',
          changed: Object.keys(current.document).slice(0, 1),
        },
        { id: 1, saved_at: '2026-10-02T14:05:00Z', person: null, changed: null },
      ];
      return { status: 200, data: { data: versions } };
    },
    version: ({ params }) => {
      const current = find(params.name) ?? removed.find(({ name }) => name === params.name);
      if (!current) return notFound;
      const [changed = ''] = Object.keys(current.document);
      return { status: 200, data: { data: { ...current.document, [changed]: { en: 'As it was' } } } };
    },
    restore: ({ params, body: { seen } }) => {
      const live = find(params.name);
      const current = live ?? removed.find(({ name }) => name === params.name);
      if (!current) return notFound;
      if ((live?.version ?? null) !== seen)
        return { status: 409, data: { ...problem('Somebody else has saved this meanwhile.'), current } };
      const saved: Content = { ...current, version: `${seen ?? 'v0'}+` };
      documents = [...documents.filter(({ name }) => name !== params.name), saved];
      return { status: 200, data: { data: saved } };
    },
    addPicture: () => ({
      status: 201,
      data: { data: { path: landing.hero[1]?.image ?? '' } },
    }),
  };
};
