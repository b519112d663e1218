import { canonicalEmail } from '@vitrine/api/rules';
import type { BrandRight } from '@vitrine/api/rules';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { recordOwnChange } from '../../brand/service.ts';
import { countOtherOwners, findColleague, lockCompany, updateRight } from './colleagueRows.ts';
import type { Colleague } from './colleagueRows.ts';
import { t } from './words.ts';

export interface RightChange {
  email: string;
  right: BrandRight;
  /** The right that the owner saw. */
  seen: BrandRight;
}

/** Says what a colleague may do. The brand keeps an active owner (D-049). */
export const setRight = (scope: SellerScope, { email, right, seen }: RightChange): Promise<Colleague> =>
  inTransaction(scope, async (tx) => {
    await lockCompany(tx);
    const colleague = await findColleague(tx, canonicalEmail(email));
    if (!colleague) throw notFound();
    if (colleague.right === right) return colleague;
    if (colleague.right !== seen) throw new Refusal(409, t(tx.language, 'rightChanged'));
    if (seen === 'owner' && (await countOtherOwners(tx, colleague.id)) === 0)
      throw invalid({ right: [t(tx.language, 'lastOwner')] });
    await updateRight(tx, colleague.id, right);
    await recordOwnChange(tx, {
      action: 'member.rights',
      subject: { id: colleague.id, name: colleague.email },
      before: { right: seen },
      after: { right },
    });
    return { ...colleague, right };
  });
