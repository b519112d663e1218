import { isContentSlug } from '@vitrine/api/rules';
import { TextField } from '@vitrine/ui/components/TextField';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useSlugReason } from '../../parts/form/useSlugReason.ts';

interface AddressFieldProps {
  slug: string;
  /** The address that the page has already. */
  own?: string;
  /** An unfinished address is no mistake before it is sent. */
  isSent: boolean;
  /** What the server found wrong with it. */
  refused?: string | undefined;
  onChange: (change: { slug: string }) => void;
}

/** The address of a campaign page. Says while it is typed why the page cannot have it. */
export function AddressField({ slug, own, isSent, refused, onChange }: AddressFieldProps) {
  const t = useTranslate();
  const isWhole = isContentSlug(slug);
  const reason = useSlugReason(slug, isWhole && slug !== own, 'page');
  // What cannot become an address by typing on is said at once.
  const isWrong = !isWhole && (isSent || /[^a-z0-9-]|^-|--/.test(slug));
  const message = isWrong ? t('admin.content.slugWrong') : ((reason && t(`admin.slug.${reason}`)) ?? refused);
  return (
    <TextField
      label={t('admin.content.address')}
      hint={isWhole && !message ? t('admin.content.addressShown', { slug }) : t('admin.content.addressHint')}
      value={slug}
      maxLength={80}
      autoComplete="off"
      spellCheck={false}
      required
      tone={message ? 'critical' : undefined}
      message={message}
      onChange={({ value }) => onChange({ slug: value.trim() })}
    />
  );
}
