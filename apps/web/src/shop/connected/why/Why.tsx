import { useQuery } from '@tanstack/react-query';
import { explain, type Explanation, type NextStep, type Viewer } from '@vitrine/api/rules';
import { WhyPanel } from '@vitrine/ui/commerce/company/WhyPanel';
import { useIntl } from 'react-intl';
import { paths } from '../../../shared/config/paths.ts';
import { whyLabels } from '../../mappers/labels/why.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';
import type { SessionState } from '../../../shared/queries/session.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

const WITHHELD: Explanation = { next: 'ask', proofs: [] };

interface WhyProps {
  /** What is limited on the screen; each has a question and a rule in the catalogue. */
  capability:
    | 'seePrices'
    | 'sendOrder'
    | 'addToCart'
    | 'downloadLineSheet'
    | 'downloadLists'
    | 'exchangeCart'
    | 'findRetailers';
  /** The marketplace has switched it off for this company, although its role would allow it. */
  withheld?: boolean;
}

const viewerOf = ({ user, stage }: SessionState): Viewer => {
  if (!user) return { side: null };
  return user.entity_stype === 'buyer'
    ? { side: 'buyer', stage, entityId: user.entity_id }
    : { side: 'seller', entityId: user.entity_id };
};

/** Where the next step is taken; who waits has none. */
const useAction = (next: NextStep | undefined) => {
  const t = useTranslate();
  if (next === 'logIn') return { label: t('why.register'), href: paths.register({ type: 'b' }) };
  return next === 'complete' ? { label: t('why.profile'), href: paths.profile() } : undefined;
};

/** Says why something on the screen is restricted, and how far the retailer is. Nothing for those it is not restricted for. */
export function Why({ capability, withheld = false }: WhyProps) {
  const intl = useIntl();
  const t = useTranslate();
  const { account, queries } = useServices();
  const session = useSession();
  const { data: status } = useQuery({ ...queries.session.status(), enabled: session.user !== null });
  // An API without profiles answers with the stage alone.
  const facts = status?.name === undefined ? null : status;
  const explanation = withheld ? WITHHELD : explain(viewerOf(session), capability, facts);
  const action = useAction(explanation?.next);
  if (!explanation) return null;
  return (
    <WhyPanel
      question={t(`why.${capability}.question`)}
      rule={t(`why.${capability}.rule`)}
      owner={t('why.ownerMarketplace', { account: account.name })}
      next={t(`why.next.${explanation.next}`)}
      action={action}
      proofs={explanation.proofs.map(({ proof, given }) => ({ id: proof, label: t(`why.proof.${proof}`), given }))}
      labels={whyLabels(intl)}
    />
  );
}
