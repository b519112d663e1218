import { KNOWN_CARRIERS, orderDeskLimits } from '@vitrine/api/rules';
import { TextField } from '@vitrine/ui/components/TextField';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { hasWrongLink, isUntracked, type TypedTracking } from './typedTracking.ts';

interface TrackingFieldsProps {
  typed: TypedTracking;
  onChange: (typed: TypedTracking) => void;
  /** A code or a link is needed. */
  isNeeded?: boolean;
  /** What is wrong is marked: not before somebody tries to save. */
  isTold: boolean;
}

/** Carrier, tracking code, and the address where the shipment can be followed. */
export function TrackingFields({ typed, onChange, isNeeded = false, isTold }: TrackingFieldsProps) {
  const t = useTranslate();
  const isMissing = isNeeded && isTold && isUntracked(typed);
  const isWrong = isTold && hasWrongLink(typed);
  return (
    <>
      <TextField
        label={t('orderDesk.ship.carrier')}
        value={typed.carrier}
        onChange={({ value }) => onChange({ ...typed, carrier: value })}
        suggestions={KNOWN_CARRIERS}
        maxLength={orderDeskLimits.carrier}
      />
      <TextField
        label={t('orderDesk.ship.code')}
        value={typed.tracking_code}
        onChange={({ value }) => onChange({ ...typed, tracking_code: value })}
        maxLength={orderDeskLimits.trackingCode}
        tone={isMissing ? 'critical' : undefined}
        message={isMissing ? t('orderDesk.tracking.missing') : undefined}
      />
      <TextField
        label={t('orderDesk.ship.link')}
        hint={t('orderDesk.ship.linkHint')}
        inputMode="url"
        value={typed.tracking_url}
        onChange={({ value }) => onChange({ ...typed, tracking_url: value })}
        maxLength={orderDeskLimits.link}
        tone={isWrong ? 'critical' : undefined}
        message={isWrong ? t('orderDesk.ship.wrongLink') : undefined}
      />
    </>
  );
}
