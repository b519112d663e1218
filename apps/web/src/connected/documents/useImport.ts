import { useQueryClient } from '@tanstack/react-query';
import type { CallData, VitrineContract } from '@vitrine/api';
import { ApiError } from '@vitrine/api/client';
import type { FileProblem, ImportConfirmation, ImportStep } from '@vitrine/ui/commerce/cart/ImportWizard';
import { useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { toCheckedStep, toChoices, toReducedRows } from '../../mappers/importing.ts';
import { cartKeys } from '../../queries/cart.ts';
import { useServices } from '../../queries/services.ts';
import { keepRemoval } from '../cart/removals.ts';
import { useTranslate } from '../useTranslate.ts';

type Preview = CallData<VitrineContract['drafts']['preImport']>;

/** A file, or pasted rows. */
type Sent = { file: File } | { pasted: File };

export interface ImportTarget {
  sellerId: number;
  /** For a sheet that does not name its price list. */
  pricelistId: number | null;
}

const start: ImportStep = { at: 'file' };

/** What the server said of a file or of pasted rows; null when it said nothing of it. */
const problemOf = (error: unknown, isPasted: boolean): FileProblem | null => {
  if (!(error instanceof ApiError)) return null;
  const { status, fields, message } = error;
  if (status === 403) return { kind: 'notAllowed', message };
  if (status === 413) return { kind: 'tooLarge' };
  if (fields['columns']) return { kind: 'columns', missing: fields['columns'] };
  if (isPasted) return fields['file'] ? { kind: 'pasted', reason: fields['file'][0] ?? '' } : null;
  // The sentence begins with the title of the notice.
  return fields['file'] ? { kind: 'invalid', reason: fields['file'][0]?.replace(/^[^!]*! /, '') } : null;
};

/** An import from the file to the cart: each step, and what leads from one to the next (S-093, S-094, S-095, S-096, S-097). */
export const useImport = ({ sellerId, pricelistId }: ImportTarget) => {
  const t = useTranslate();
  const services = useServices();
  const { client } = services;
  const queryClient = useQueryClient();
  const [step, setStep] = useState<ImportStep>(start);
  const [preview, setPreview] = useState<Preview | null>(null);
  const reading = useRef<AbortController>(undefined);
  const rows = useRef<string>(undefined);

  const fail = (error: unknown): void =>
    setStep({ at: 'failed', message: error instanceof ApiError ? error.message : t('app.error.offline') });

  const check = async (sent: Sent, name: string, signal: AbortSignal): Promise<void> => {
    const body = { seller_id: sellerId, ...sent, ...(pricelistId !== null && { pricelist_id: pricelistId }) };
    const { data } = await client.drafts.preImport({ body, signal });
    setPreview(data);
    setStep(toCheckedStep(data, name, t));
  };

  const begin = (sent: Sent, name: string): void => {
    const turn = new AbortController();
    reading.current = turn;
    setStep({ at: 'checking', file: name });
    check(sent, name, turn.signal).catch((error: unknown) => {
      if (turn.signal.aborted) return;
      const problem = problemOf(error, 'pasted' in sent);
      if (problem) setStep({ at: 'file', problem, pasted: rows.current });
      else fail(error);
    });
  };

  const confirm = async (
    checked: Preview,
    name: string,
    { createNewCart, choices }: ImportConfirmation,
  ): Promise<void> => {
    const drafts = checked.purchase_order_drafts;
    const { data } = await client.drafts.confirmImport({
      body: {
        purchase_order_drafts: drafts.map(({ id }) => ({ id })),
        create_new_cart: createNewCart,
        ...(choices && { choices: toChoices(choices) }),
      },
    });
    for (const { id, seller } of drafts)
      keepRemoval(services, { id, at: new Date().toISOString(), brand: seller.name, imported: name });
    await queryClient.invalidateQueries({ queryKey: cartKeys.all });
    setStep({
      at: 'done',
      outcome: data.data.outcome,
      href: paths.cart(data.data.id),
      products: drafts.reduce((sum, { products }) => sum + products, 0),
      units: drafts.reduce((sum, { units }) => sum + units, 0),
      rows: toReducedRows(checked, (available) => t('import.reduced', { available })),
    });
  };

  const onFile = ({ file }: { file: File }): void => begin({ file }, file.name);

  const onPaste = ({ text }: { text: string }): void => {
    rows.current = text;
    begin({ pasted: new File([text], 'rows.txt', { type: 'text/plain' }) }, t('import.pasted'));
  };

  const onConfirm = (confirmation: ImportConfirmation): void => {
    if (!preview) return;
    const file = 'file' in step ? step.file : '';
    setStep({ at: 'importing', file });
    confirm(preview, file, confirmation).catch(fail);
  };

  const restart = (): void => {
    reading.current?.abort();
    setPreview(null);
    setStep({ at: 'file', pasted: rows.current });
  };

  const [draft] = preview?.purchase_order_drafts ?? [];
  return {
    step,
    reasons: preview?.reasons ?? null,
    draft: draft?.id ?? null,
    onFile,
    onPaste,
    onConfirm,
    onAnother: restart,
    onCancel: restart,
  };
};
