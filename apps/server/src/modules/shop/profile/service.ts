import type { contract } from '@vitrine/api';
import { checkCompany, checkPerson, completeUrl } from '@vitrine/api/rules';
import type { RuleMessage } from '@vitrine/api/rules';
import type { z } from 'zod';
import { invalid } from '../../../domain/refusal.ts';
import type { Language } from '../../../domain/language.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { BuyerScope, MemberScope } from '../../../domain/scope.ts';
import { recordOfficeChange } from '../../../platform/audit.ts';
import type { Files } from '../../../platform/files/files.ts';
import { storeLogo } from '../../staff/branding/logo.ts';
import { cleanedAddress } from '../../shared/addresses/service.ts';
import { changedFields } from '../../brand/service.ts';
import { domains } from './domains.ts';
import { toBilling, toCompany, toShipping } from './mapper.ts';
import * as repository from './repository.ts';
import { t } from './words.ts';

type Wire<Call extends keyof typeof contract.profile> = (typeof contract.profile)[Call] extends { body: infer Body }
  ? z.output<Body & z.ZodType>
  : never;

/** Throws a 422 `Refusal` that says what is wrong with each field. */
export const requireFine = (language: Language, problems: Readonly<Record<string, RuleMessage | undefined>>): void => {
  const errors = Object.entries(problems).flatMap(([field, message]) =>
    message ? [[field, [t(language, message.id as Parameters<typeof t>[1])]] as const] : [],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
};

/** A list is sent with or without brackets, and one entry without a list. */
const listOf = (...given: readonly (number | number[] | undefined)[]): number[] => [
  ...new Set(given.flatMap((entry) => entry ?? [])),
];

const logoOf = async (
  scope: BuyerScope,
  files: Files,
  { logo, delete_logo }: Wire<'saveCompany'>,
): Promise<string | null | undefined> => {
  if (logo === undefined) return Number(delete_logo ?? 0) === 1 ? null : undefined;
  return storeLogo(scope, files, Buffer.from(await logo.arrayBuffer()));
};

/** Saves the company profile (A-114, D-024). Nothing is kept if one field is wrong. */
export const saveCompany = async (scope: BuyerScope, files: Files, body: Wire<'saveCompany'>) => {
  const { language } = scope;
  const locationIds = listOf(body.locations, body['locations[]']);
  const form = { ...body, year_established: String(body.year_established), locations: locationIds };
  requireFine(language, checkCompany(form, new Date().getFullYear()));
  if ((await repository.countCountries(scope, locationIds)) < locationIds.length)
    throw invalid({ locations: [t(language, 'noCountry')] });
  const saved = await repository.updateCompany(scope, {
    name: body.name.trim(),
    about: body.text.trim(),
    website: completeUrl(body.website) || null,
    facebook: completeUrl(body.facebook) || null,
    instagram: body.instagram.trim() || null,
    yearEstablished: form.year_established.trim() === '' ? null : Number(form.year_established),
    logo: await logoOf(scope, files, body),
    locationIds,
  });
  return { message: t(language, 'saved'), data: toCompany(saved) };
};

/** Saves an address of the retailer; the next order starts from it. */
export const saveAddress = async (scope: BuyerScope, { type, ...typed }: Wire<'saveAddress'>) => {
  const address = cleanedAddress(scope, typed, type);
  await repository.updateAddress(scope, type, address);
  return {
    message: t(scope.language, 'saved'),
    data: type === 'billing' ? toBilling(address) : toShipping(address),
  };
};

const namedDomains = (language: Language, chosen: readonly number[]) =>
  domains.map(({ id, name }) => ({ id, name: name[language], selected: chosen.includes(id) }));

/** The business domains, and which the retailer has chosen (A-111, D-098). */
export const domainsOf = async (scope: BuyerScope) =>
  namedDomains(scope.language, await repository.findDomainIds(scope));

export const saveDomains = async (scope: BuyerScope, { domains: ids }: Wire<'saveDomains'>) => {
  const unknown = ids.some((id) => !domains.some((domain) => domain.id === id));
  if (unknown) throw invalid({ domains: [t(scope.language, 'noDomain')] });
  await repository.updateDomainIds(scope, [...new Set(ids)]);
  return namedDomains(scope.language, ids);
};

/** Saves who the signed-in member is (A-117, V-090, V-091, V-092). The phone is in no entry of the log: it is the person's own affair. */
export const savePerson = async (scope: MemberScope, body: Wire<'saveUser'>): Promise<void> => {
  requireFine(scope.language, checkPerson(body));
  await inTransaction(scope, async (tx) => {
    const { email, ...before } = await repository.lockPerson(tx);
    const after = {
      first_name: body.first_name.trim(),
      last_name: body.last_name.trim(),
      language_code: body.language_code ?? before.language_code,
    };
    await repository.updatePerson(tx, { ...after, phone: body.phone.trim() });
    const changed = changedFields(before, after);
    const subject = { id: tx.viewer.memberId, name: email };
    if (changed) await recordOfficeChange(tx, { action: 'member.profile', subject, ...changed });
  });
};
