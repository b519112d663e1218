import { statusLetter } from '@vitrine/mail';
import sql from 'sql-template-tag';
import type { OrderStatus } from '@vitrine/api/rules';
import type { Language } from '../../domain/language.ts';
import type { SellerScope } from '../../domain/scope.ts';
import type { OutgoingMail } from '../../platform/mail/queue.ts';
import { renderMail } from '../../platform/mail/template.ts';
import { statusName } from './orderWords.ts';
import type { HeldOrder } from './repository.ts';

interface Reader {
  email: string;
  first_name: string;
  language_code: Language;
  brand: string;
}

/** Who ordered; where that is not known or no longer active, everybody of the retailer. */
const readersOf = (scope: SellerScope, { retailer_id, member_id }: HeldOrder): Promise<Reader[]> =>
  scope.db.query<Reader>(sql`
    with active as (select * from member where account_id = ${scope.account.id} and retailer_id = ${retailer_id} and status = 'active')
    select email, first_name, language_code, (select name from brand where id = ${scope.viewer.brandId}) as brand
    from active
    where id = ${member_id} or not exists (select 1 from active where id = ${member_id})
    order by id`);

/** Tells the retailer, in each reader's language, where the order stands now. */
export const statusMails = async (
  scope: SellerScope,
  order: HeldOrder,
  status: OrderStatus,
): Promise<OutgoingMail[]> => {
  const readers = await readersOf(scope, order);
  return readers.map(({ email, first_name, language_code: language, brand }) => {
    const letter = statusLetter(language, {
      name: first_name,
      order: order.id,
      brand,
      status: statusName(language, status),
      url: `${scope.origin}/order/${order.id}`,
    });
    const mail = renderMail(scope, language, letter);
    return { ...mail, kind: 'order-status', recipient: email };
  });
};
