import { isHttpsUrl } from '@vitrine/api/rules';
import { withScheme } from '../../parts/fields/withScheme.ts';

/** How a shipment can be followed, as it is typed. */
export interface TypedTracking {
  tracking_code: string;
  carrier: string;
  tracking_url: string;
}

export const noTracking: TypedTracking = { tracking_code: '', carrier: '', tracking_url: '' };

/** What is sent: without spaces at the ends, an address that begins with a host with its scheme. */
export const givenTracking = ({ tracking_code, carrier, tracking_url }: TypedTracking): TypedTracking => ({
  tracking_code: tracking_code.trim(),
  carrier: carrier.trim(),
  tracking_url: withScheme(tracking_url.trim()),
});

/** Neither a code nor a link: nobody can follow the shipment. */
export const isUntracked = (typed: TypedTracking): boolean => {
  const { tracking_code: code, tracking_url: link } = givenTracking(typed);
  return code === '' && link === '';
};

export const hasWrongLink = (typed: TypedTracking): boolean => {
  const { tracking_url: link } = givenTracking(typed);
  return link !== '' && !isHttpsUrl(link);
};
