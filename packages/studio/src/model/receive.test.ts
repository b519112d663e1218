import { describe, expect, it } from 'vitest';
import { exportBranding } from '@vitrine/tokens/exchange';
import { themes } from '@vitrine/tokens';
import { receiveFile } from './receive.ts';

const read = (file: File) => receiveFile(file, themes.vitrine);
const file = (text: string) => new File([text], 'look.json');

describe('a file', () => {
  it('with a branding is read (D-113)', async () => {
    expect(await read(file(exportBranding(themes.fjord)))).toMatchObject({ branding: themes.fjord, problems: [] });
  });

  it.each([
    [
      'that was moved since it was chosen',
      Object.assign(file('{}'), { text: () => Promise.reject(new Error('gone')) }),
      'unreadable',
    ],
    ['of more than any account comes to', new File([new Uint8Array(8_000_001)], 'look.json'), 'too-large'],
    ['with nothing in it', file(' \n'), 'empty'],
    ['that was cut off', file('{"seeds": {'), 'not-json'],
  ])('%s is refused as that, and nothing is taken from it (D-113)', async (_, refused, code) => {
    expect(await read(refused)).toMatchObject({ file: 'look.json', branding: null, problems: [{ code }] });
  });
});
