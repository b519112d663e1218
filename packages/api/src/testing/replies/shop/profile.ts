import type { BrandRight } from '../../../rules/brandRights.ts';
import { completeUrl } from '../../../rules/profile.ts';
import type { ProfileUser } from '../../../entities.ts';
import { authReplies } from '../shared/auth.ts';
import type { Fixtures, Member } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

const refused = (field: string, sentence: string) => ({
  status: 422 as const,
  data: { ...problem(sentence), errors: { [field]: [sentence] } },
});

const listed = (given: number | string | readonly (number | string)[] | undefined): number[] =>
  [given ?? []].flat().map(Number);

/** What the signed-in user and their company are, and what was changed since. */
const createBook = (fixtures: Fixtures, member: Member | null) => {
  const user = member?.user ?? fixtures.members.approved.user;
  const isBuyer = user.entity_stype === 'buyer';
  const people = isBuyer ? fixtures.profile.users : fixtures.brandColleagues;
  return { user, isBuyer, profile: fixtures.profile, users: user.is_staff ? [] : people, domains: fixtures.domains };
};

type Book = ReturnType<typeof createBook>;

const toggleReply =
  (book: Book) =>
  ({ body: { email } }: { body: { email: string } }) => {
    const found = book.users.find((user) => user.email === email);
    if (!found) return notFound;
    if (email === book.user.email) return refused('email', 'You cannot deactivate yourself. Ask a colleague.');
    const status: ProfileUser['status'] = found.status === 'active' ? 'inactive' : 'active';
    book.users = book.users.map((user) => (user === found ? { ...user, status } : user));
    return { status: 200 as const, data: { data: { status } } };
  };

const rightReply =
  (book: Book): Replies['profile']['setRight'] =>
  ({ body: { email, right } }) => {
    const found = book.users.find((user) => user.email === email);
    if (!found) return notFound;
    const owners = book.users.filter((user) => user.right === 'owner' && user.status === 'active');
    if (right !== 'owner' && owners.length === 1 && owners[0] === found)
      return refused('right', 'A brand needs an active owner. Make somebody else an owner first.');
    const changed = { ...found, right };
    book.users = book.users.map((user) => (user === found ? changed : user));
    return { status: 200, data: { data: changed } };
  };

const revokeReply =
  (book: Book) =>
  ({ body: { email } }: { body: { email: string } }) => {
    const found = book.users.find((user) => user.email === email);
    if (!found) return notFound;
    if (found.status !== 'pending') return refused('email', 'This colleague has accepted the invitation.');
    book.users = book.users.filter((user) => user !== found);
    return { status: 204 as const, data: undefined };
  };

const inviteReply =
  (book: Book) =>
  ({ body: { email, first_name, right } }: { body: { email: string; first_name: string; right?: BrandRight } }) => {
    if (book.users.some((user) => user.email === email && user.status !== 'pending'))
      return refused('email', 'This e-mail address already has an account.');
    const invited: ProfileUser = { first_name, last_name: '', email, status: 'pending', ...(right && { right }) };
    book.users = [...book.users.filter((user) => user.email !== email), invited];
    return { status: 201 as const, data: { message: `The invitation was sent to ${email}.`, data: invited } };
  };

const companyReply =
  (book: Book, fixtures: Fixtures): Replies['profile']['saveCompany'] =>
  ({ body }) => {
    const { name, text, instagram, year_established, logo, delete_logo } = body;
    const kept = String(delete_logo) === '1' ? null : book.profile.logo;
    const saved = {
      name,
      text,
      website: completeUrl(body.website) || null,
      facebook: completeUrl(body.facebook) || null,
      instagram: instagram || null,
      year_established: year_established === '' ? null : Number(year_established),
      logo: logo ? fixtures.retailerPage(202).logo : kept,
    };
    book.profile = { ...book.profile, ...saved, locations: listed(body['locations[]'] ?? body.locations) };
    return { status: 200, data: { message: 'Success', data: saved } };
  };

const addressReply =
  (book: Book): Replies['profile']['saveAddress'] =>
  ({ body: { type, ...address } }) => {
    const saved = Object.fromEntries(Object.entries(address).map(([field, value]) => [`${type}_${field}`, value]));
    book.profile = { ...book.profile, ...saved };
    return { status: 200, data: { message: 'Success', data: book.profile } };
  };

/** The code that is right. */
export const FIXTURE_CODE = '471100';

const code = 'This code is not the one we sent, or it has expired.';
const changed = { status: 200, data: { message: 'Password Changed!' } } as const;

const passwordChange: Replies['passwordChange'] = {
  sendCode: ({ body }) => ({ status: 200, data: { message: `We sent a code to ${body.email}.` } }),
  checkCode: ({ query }) =>
    query.code === FIXTURE_CODE ? { status: 200, data: { message: 'Success' } } : refused('code', code),
  change: ({ body }) => (body.code === FIXTURE_CODE ? changed : refused('code', code)),
};

/** The profile, which remembers what was done to it as long as its handlers live, and the calls that read it. */
export const profileReplies = (
  fixtures: Fixtures,
  member: Member | null,
): Pick<Replies, 'profile' | 'passwordChange' | 'auth'> => {
  const book = createBook(fixtures, member);
  const domains = () => ({ status: 200, data: { data: { data: book.domains } } }) as const;
  const profile: Replies['profile'] = {
    domains,
    saveDomains: ({ body }) => {
      book.domains = book.domains.map((domain) => ({ ...domain, selected: body.domains.includes(domain.id) }));
      return domains();
    },
    saveAddress: addressReply(book),
    saveCompany: companyReply(book, fixtures),
    toggleUser: toggleReply(book),
    inviteUser: inviteReply(book),
    revokeUser: revokeReply(book),
    revokeSeller: revokeReply(book),
    toggleSeller: toggleReply(book),
    inviteSeller: inviteReply(book),
    setRight: rightReply(book),
    saveUser: ({ body }) => {
      book.user = { ...book.user, ...body };
      return { status: 200, data: book.user };
    },
  };
  const me: Replies['auth']['me'] = () => {
    const { profile: own, users } = book;
    return {
      status: 200,
      data: { stage: member?.stage ?? null, ...(book.isBuyer ? { ...own, users } : users.length > 0 && { users }) },
    };
  };
  const userData: Replies['auth']['userData'] = () => ({ status: 200, data: book.user });
  return { profile, passwordChange, auth: { ...authReplies(fixtures, member), me, userData } };
};
