import type { ManyDone, PersonFile } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';
import { hasWords, staffPage } from './page.ts';

const accessOf = ({ status, has_password }: PersonFile) => (status === 'active' && !has_password ? 'invited' : status);

/** What each act does to a person, or why it does not. */
const acts: Record<
  'deactivate' | 'activate' | 'end_sessions' | 'invite',
  (person: PersonFile) => Partial<PersonFile> | string
> = {
  deactivate: ({ status }) =>
    status === 'inactive' ? 'This person is inactive already.' : { status: 'inactive', sessions: 0 },
  activate: ({ status }) => (status === 'active' ? 'This person is active already.' : { status: 'active' }),
  end_sessions: ({ sessions }) => (sessions === 0 ? 'This person is signed in nowhere.' : { sessions: 0 }),
  invite: ({ has_password }) => (has_password ? 'This person has chosen a password already.' : {}),
};

/** People remember what staff did. */
export const staffPeopleReplies = ({ staff }: Fixtures): Replies['staffPeople'] => {
  let { people } = staff;
  const change = (id: number, parts: Partial<PersonFile>) => {
    people = people.map((person) => (person.id === id ? { ...person, ...parts } : person));
    const person = people.find((one) => one.id === id);
    return person ? ({ status: 200, data: { data: person } } as const) : notFound;
  };
  return {
    list: ({ query: { page, role, access, search } }) => ({
      status: 200,
      data: staffPage(
        people
          .filter((person) => !role || person.role === role)
          .filter((person) => !access || accessOf(person) === access)
          .filter(({ name, email, company }) => hasWords(search, name, email, company?.name)),
        page,
      ),
    }),
    file: ({ params }) => change(params.id, {}),
    add: ({ body: { email, first_name, last_name, role, company, company_id } }) => {
      if (people.some((person) => person.email === email))
        return { status: 409, data: problem(`${email} is a member already.`) };
      const [first] = people;
      const person: PersonFile = {
        ...(first as PersonFile),
        id: 990,
        email,
        role,
        name: `${first_name} ${last_name}`,
        is_staff: role === 'staff',
        company:
          people.find((one) => one.company?.id === company_id)?.company ??
          (company ? { id: 991, name: company } : null),
        has_password: false,
        sessions: 0,
        history: [],
      };
      people = [...people, person];
      return { status: 201, data: { data: person } };
    },
    setActive: ({ params, body: { active, seen } }) => {
      const current = people.find(({ id }) => id === params.id);
      if (current && current.status !== seen)
        return { status: 409, data: { ...problem(`Somebody else has changed ${current.name} meanwhile.`), current } };
      return change(params.id, active ? { status: 'active' } : { status: 'inactive', sessions: 0 });
    },
    changeMany: ({ body: { act, people: chosen } }) => {
      const answer: ManyDone = { done: [], left: [] };
      for (const { id, seen } of chosen) {
        const person = people.find((one) => one.id === id);
        const isOther = person && person.status !== seen;
        const reason = isOther
          ? `Somebody else has changed ${person.name} meanwhile.`
          : 'This person is no longer here.';
        const parts = person && !isOther ? acts[act](person) : reason;
        if (typeof parts === 'string') answer.left.push({ id, reason: parts });
        else {
          change(id, parts);
          answer.done.push(id);
        }
      }
      return { status: 200, data: { data: answer } };
    },
    endSessions: ({ params }) => change(params.id, { sessions: 0 }),
    exportData: () => ({
      status: 200,
      data: new File(['{}'], 'Data of a person.json', { type: 'application/json' }),
    }),
    erase: ({ params }) => {
      people = people.filter(({ id }) => id !== params.id);
      return { status: 204, data: undefined };
    },
    invite: ({ params }) => change(params.id, {}),
    setRights: ({ params, body: { is_staff, may_add_one_unit, right } }) =>
      change(params.id, { is_staff, may_add_one_unit, right }),
  };
};
