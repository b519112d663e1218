import { safeLink } from '@vitrine/api/rules';
import { TextLink } from '@vitrine/ui/foundation';

/** An address that somebody gave: it opens beside the decision that it is looked at for. What is no safe address stays text. */
export function WebAddress({ address }: { address: string }) {
  const href = safeLink(address);
  return href ? (
    <TextLink external href={href}>
      {address}
    </TextLink>
  ) : (
    address
  );
}
