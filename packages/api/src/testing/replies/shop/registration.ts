import { canonicalEmail } from '../../../rules/email.ts';
import { KNOWN_EMAIL } from '../../../rules/preregistration.ts';
import type { contract } from '../../../contracts/index.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import type { Asked } from '../../readRequest.ts';
import type { MockAnswer } from '../../mock.ts';
import { problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

/** An address whose registration is under analysis. */
export const FIXTURE_APPLICANT = 'applicant@loja.example';

type Send = typeof contract.registration.send;

/** Takes every registration but those of the members' addresses and of one under analysis. */
export const registrationReplies = (fixtures: Fixtures): Replies['registration'] => {
  const known = new Map(
    Object.values(fixtures.members).map(({ user }) => [String(user.email), KNOWN_EMAIL.registered]),
  );
  const reply = ({ body }: Pick<Asked<Send>, 'body'>): MockAnswer<Send> => {
    const email = canonicalEmail(body.email);
    const reason = email === FIXTURE_APPLICANT ? KNOWN_EMAIL.underAnalysis : known.get(email);
    return reason
      ? { status: 422, data: { ...problem(reason), errors: { email: [reason] } } }
      : { status: 201, data: { message: 'Check your email for more information' } };
  };
  return { older: reply, send: reply };
};
