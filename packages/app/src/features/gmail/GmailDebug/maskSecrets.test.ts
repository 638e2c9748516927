import { describe, expect, it } from 'vitest';
import { mask, maskSecrets, readable } from './maskSecrets';

const secret = 'S3cr3t-value_of.the~state';

describe('A-92 maskSecrets', () => {
  it.each([
    ['an address', `https://accounts.example/auth?client_id=peyk&state=${secret}&scope=email`],
    ['an address that begins with it', `/gmail/callback?code=${secret}`],
    ['a fragment', `https://app.example/#access_token=${secret}&token_type=Bearer`],
    ['an address within an address', `https://a.example/?next=%2Fcb%3Fcode%3D${secret}%26scope%3Demail`],
    ['JSON', JSON.stringify({ authorization_url: `https://a.example/?x=1&state=${secret}`, state: secret })],
    ['JSON with room', JSON.stringify({ state: secret, refresh_token: secret }, null, 2)],
    ['JSON within JSON', JSON.stringify({ body: JSON.stringify({ code: secret }) })],
    ['JSON that is cut off', `{"authorization_url":"https://a.example/","state":"${secret}`],
    ['JSON that writes & as \\u0026', `{"authorization_url":"https://a.example/?x=1\\u0026state=${secret}\\u0026y=2"}`],
    ['HTML that writes & as &amp;', `<a href="/auth?x=1&amp;code=${secret}&amp;y=2">`],
    ['a field of a page', `<input type="hidden" name="state" value="${secret}">`],
    ['a field the other way round', `<input value="${secret}" name="csrf_token">`],
    ['a header', `Authorization: Bearer ${secret}`],
    ['the proof key', `code_challenge=${secret}&code_challenge_method=S256`],
    ['capitals and hyphens', `{"Access-Token": "${secret}"}`],
    ['the same value without its name', `state=${secret} was kept as ${secret}.`],
  ])('takes the secret out of %s', (_where, text) => {
    const masked = maskSecrets(text);
    expect(masked).not.toContain('S3cr3t');
    expect(masked).toContain(mask);
  });

  it.each(['ya29.a0AfB_byC-123', '1//0gExample-refresh-token', '4/0AX4XfWhExampleCode', 'eyJhbGciOiJ.eyJzdWIi.c2ln'])(
    'knows %s by its looks',
    (token) => {
      expect(maskSecrets(`Something came: ${token}, and more`)).toBe(`Something came: ${mask}, and more`);
    },
  );

  it('takes a secret out in each of its spellings, wherever it stands without its name', () => {
    expect(maskSecrets('?code=4%2Fabc%3Ddef&x=1 was 4%2Fabc%3Ddef, which is 4/abc=def')).toBe(
      `?code=${mask}&x=1 was ${mask}, which is ${mask}`,
    );
  });

  it('leaves everything else letter by letter', () => {
    const text =
      '{"detail":"Invalid redirect_uri.","statement":"code of conduct","code_challenge_method":"S256","client_id":"peyk","count":12}';
    expect(maskSecrets(text)).toBe(text);
    const address = 'https://accounts.example/o/oauth2/v2/auth?response_type=code&access_type=offline&prompt=consent';
    expect(maskSecrets(address)).toBe(address);
    expect(maskSecrets('')).toBe('');
  });

  it('keeps the structure around a secret', () => {
    expect(maskSecrets(`https://a.example/auth?a=1&state=${secret}&b=2#end`)).toBe(
      `https://a.example/auth?a=1&state=${mask}&b=2#end`,
    );
    expect(maskSecrets(`{"state":"${secret}","count":1}`)).toBe(`{"state":"${mask}","count":1}`);
  });

  it('changes nothing a second time', () => {
    const once = maskSecrets(`?state=${secret}&code=abc {"state":"${secret}"}`);
    expect(maskSecrets(once)).toBe(once);
  });

  it('looks through a bounded start of a text and keeps no more, so that nothing after it can slow it down or leak', () => {
    const start = 'x'.repeat(readable);
    expect(maskSecrets(`${start}?code=${secret}`)).toBe(start);
    const inside = `?code=${secret}&`;
    expect(maskSecrets(`${inside}${start}`)).toBe(`?code=${mask}&${'x'.repeat(readable - inside.length)}`);
  });
});
