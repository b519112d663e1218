import type { Connection } from '../../../entities.ts';
import { canAnswer, canAskAgain, type ConnectionStatus } from '../../../rules/connection.ts';
import { pageSizes } from '../../../rules/constants.ts';
import type { Side } from '../../../rules/stages.ts';
import type { Fixtures, Member } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

const requestOf = ({ status, user_stype }: Connection) => ({ status: status.status, askedBy: user_stype });

/** The connections of the signed-in member. They remember what was done to them as long as their handlers live. */
const createBook = (fixtures: Fixtures, member: Member | null) => {
  const side: Side = member?.user.entity_stype ?? 'buyer';
  const other: Side = side === 'buyer' ? 'seller' : 'buyer';
  let own = fixtures.connections.filter((connection) => connection[side].id === member?.user.entity_id);
  const put = (connection: Connection): Connection => {
    own = [connection, ...own.filter(({ id }) => id !== connection.id)];
    return connection;
  };
  const blank = (id: number): Connection | undefined => {
    const brand = fixtures.brands.find(
      (candidate) => candidate.id === (side === 'seller' ? member?.user.entity_id : id),
    );
    const retailer = fixtures.retailers.find(
      (candidate) => candidate.id === (side === 'buyer' ? member?.user.entity_id : id),
    );
    if (!brand || !retailer) return undefined;
    const status = { status: 'pending' } as const;
    return {
      id: 400 + id,
      status,
      user_stype: side,
      created_at: '2026-11-23T09:00:00-03:00',
      buyer: retailer,
      seller: brand,
    };
  };
  return {
    side,
    all: () => own,
    byId: (id: number) => own.find((connection) => connection.id === id),
    with: (type: Side, id: number) =>
      type === other ? own.find((connection) => connection[other].id === id) : undefined,
    blank,
    put,
  };
};

type Book = ReturnType<typeof createBook>;

const requestIn = (book: Book, type: Side, id: number): { status: 200 | 201; connection: Connection } | null => {
  const known = book.with(type, id);
  if (known && !canAskAgain(known.status.status, book.side)) return { status: 200, connection: known };
  const fresh = known ?? (type === book.side ? undefined : book.blank(id));
  if (!fresh) return null;
  return { status: 201, connection: book.put({ ...fresh, status: { status: 'pending' }, user_stype: book.side }) };
};

const answerIn =
  (book: Book, status: Exclude<ConnectionStatus, 'pending'>) =>
  ({ body }: { body: { connection_id: number } }) => {
    const known = book.byId(body.connection_id);
    if (!known) return notFound;
    if (canAnswer(requestOf(known), book.side))
      return { status: 200 as const, data: { data: book.put({ ...known, status: { status } }) } };
    return known.status.status === 'pending'
      ? { status: 403 as const, data: problem('Only the other side can answer a request.') }
      : { status: 200 as const, data: { data: known } };
  };

export const connectionReplies = (fixtures: Fixtures, member: Member | null): Replies['connections'] => {
  const book = createBook(fixtures, member);
  return {
    list: ({ query }) => {
      const isWaiting = (connection: Connection) => canAnswer(requestOf(connection), book.side);
      const chosen = book
        .all()
        .filter(({ status }) => query.pending !== '1' || status.status === 'pending')
        .toSorted((one, other) => Number(isWaiting(other)) - Number(isWaiting(one)) || other.id - one.id);
      const size = pageSizes.connections;
      return {
        status: 200,
        data: {
          data: chosen.slice((query.page - 1) * size, query.page * size),
          meta: {
            total: chosen.length,
            last_page: Math.max(1, Math.ceil(chosen.length / size)),
            to_answer: book.all().filter(isWaiting).length,
          },
        },
      };
    },
    find: ({ params }) => {
      const known = book.with(params.type, params.subjectId);
      return known ? { status: 200, data: { data: known } } : notFound;
    },
    requestBrand: ({ params }) => {
      const asked = requestIn(book, 'seller', params.id);
      return asked ? { status: asked.status, data: { data: { data: asked.connection } } } : notFound;
    },
    request: ({ params }) => {
      const asked = requestIn(book, params.type, params.subjectId);
      return asked ? { status: asked.status, data: { data: asked.connection } } : notFound;
    },
    accept: answerIn(book, 'accepted'),
    decline: answerIn(book, 'declined'),
  };
};
