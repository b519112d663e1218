import type { PersonFile } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';
import { hasWords, staffPage } from './page.ts';

const accessOf = ({ status, has_password }: PersonFile) => (status === 'active' && !has_password ? 'invited' : status);

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
