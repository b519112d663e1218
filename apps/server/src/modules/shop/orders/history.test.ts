import { describe, expect, it } from 'vitest';
import { renderFact } from './history.ts';

const reader = { language: 'en', origin: 'https://shop.example', account: { timeZone: 'America/Sao_Paulo' } } as const;
const created_at = '2026-03-01T14:05:00+00:00';

describe('order history', () => {
  it('says what happened, when, by whom, and carries the link to copy (R-323, R-324)', () => {
    const entry = renderFact(
      { kind: 'created', data: { units: 36, products: 3 }, actor: 'Bea', created_at },
      { id: 5001, number: 1001 },
      reader,
    );
    expect(entry.replace(/\s/g, ' ')).toBe(
      '<strong>Order #1001 sent (units: 36, products: 3)</strong> <time datetime="2026-03-01T14:05:00+00:00">Mar 1, 2026, 11:05 AM</time> <span>Bea</span> <button type="button" value="https://shop.example/order/5001">Copy link</button>',
    );
  });

  it('knows every kind of fact in both languages (E-49)', () => {
    const facts = [
      { kind: 'status', data: { from: 'b', to: 'p' } },
      { kind: 'address', data: { kind: 'billing' } },
      { kind: 'address', data: { kind: 'shipping' } },
      { kind: 'tracking', data: { code: 'BR1' } },
      { kind: 'payment', data: { reference: 'INV-1', status: 'Paid' } },
      { kind: 'created', data: {} },
    ] as const;
    const t = (language: 'en' | 'pt_BR') =>
      facts.map(
        (fact) =>
          /<strong>(.*?)<\/strong>/.exec(
            renderFact({ ...fact, actor: '', created_at }, { id: 70, number: 7 }, { ...reader, language }),
          )?.[1],
      );
    expect(t('en')).toEqual([
      'Status changed from Pending Analysis to Processing',
      'Billing address saved',
      'Shipping address saved',
      'Tracking: BR1',
      'Payment INV-1: Paid',
      'Order #7 sent',
    ]);
    expect(t('pt_BR')).toEqual([
      'Status alterado de Análise pendente para Em processamento',
      'Endereço de cobrança salvo',
      'Endereço de entrega salvo',
      'Rastreio: BR1',
      'Pagamento INV-1: Pago',
      'Pedido nº 7 enviado',
    ]);
  });

  it('writes amounts the way of the reader’s language; of an older entry as they were written (E-49)', () => {
    const data = { from: 5, to: 9, centsFrom: 125_000, centsTo: 225_050, currency: 'USD' };
    const older = { from: 5, to: 9, totalFrom: '$1,250.00', totalTo: '$2,250.50' };
    const entries = [data, older].map((each) =>
      renderFact(
        { kind: 'change_proposed', data: each, actor: '', created_at },
        { id: 1, number: 1 },
        { ...reader, language: 'pt_BR' },
      ),
    );
    expect(entries[0]).toContain('de 5 para 9 unidades, de USD 1.250,00 para USD 2.250,50');
    expect(entries[1]).toContain('de 5 para 9 unidades, de $1,250.00 para $2,250.50');
  });

  it('keeps what people typed as text (D-137)', () => {
    const entry = renderFact(
      { kind: 'tracking', data: { code: '<img src=x onerror=alert(1)>' }, actor: '"><script>', created_at },
      { id: 1, number: 1 },
      reader,
    );
    expect(entry).not.toMatch(/<(?:img|script)/);
  });
});
