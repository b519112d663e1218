import { Section } from '@vitrine/ui/foundation';
import { useSession } from '../../../shared/queries/services.ts';
import { Why } from '../why/Why.tsx';

/** Why MAKE A BUY leads visitors to a registration. */
export function WhyRegister() {
  const { user } = useSession();
  if (user) return null;
  return (
    <Section space="below">
      <Why capability="addToCart" />
    </Section>
  );
}
