import { limits as filters } from '@peyk/api-types/limits/AdvancedFilters';
import { limits as certification } from '@peyk/api-types/limits/CertificationInput';
import { limits as language } from '@peyk/api-types/limits/LanguageInput';
import { limits as reset } from '@peyk/api-types/limits/PasswordResetConfirmInput';
import { limits as link } from '@peyk/api-types/limits/LinkInput';
import { limits as bot } from '@peyk/api-types/limits/BotPatch';
import { describe, expect, test } from 'vitest';
import { createTranslator } from '../i18n/translator';
import { defineForm } from './defineForm';
import { choice } from './kinds/choice';
import { date } from './kinds/date';
import { decimal } from './kinds/decimal';
import { email } from './kinds/email';
import { flag } from './kinds/flag';
import { list } from './kinds/list';
import { number } from './kinds/number';
import { password } from './kinds/password';
import { text } from './kinds/text';
import { url } from './kinds/url';
import { year } from './kinds/year';

const label = () => '';

describe('a form', () => {
  test('takes the limits of the contract by the names of its fields, and rules of its own before them', () => {
    const form = defineForm(bot, { name: text({ label, rules: { minLength: 2 } }), num_professors: number({ label }) });
    expect(form.rules).toEqual({
      name: { required: true, minLength: 2, maxLength: 120 },
      num_professors: { required: true, minimum: 1, maximum: 100 },
    });
    expect(form.check({ name: 'x', num_professors: 101 })).toEqual({
      name: { code: 'minLength', params: { limit: 2 } },
      num_professors: { code: 'maximum', params: { limit: 100 } },
    });
  });

  test('does not compile with a field that the contract has not, or a kind that does not fit one', () => {
    // @ts-expect-error: no such field
    defineForm(bot, { nickname: text({ label }) });
    // @ts-expect-error: a number
    defineForm(bot, { num_professors: text({ label }) });
    // @ts-expect-error: a choice of other words
    defineForm(link, { link_type: choice<'Fax'>({ label, words: { Fax: label } }) });
    // @ts-expect-error: out of use while a field is ticked that the form has not
    defineForm(bot, { name: text({ label }) }, { unless: { name: 'need_research_proposal' } });
    expect(Object.keys(bot)).not.toContain('nickname');
  });

  test('tells what breaks its own rule where the field is right alone', () => {
    const form = defineForm(
      bot,
      { name: text({ label }), num_professors: number({ label }) },
      { own: { tooMany: label }, rule: () => ({ name: { code: 'tooMany' } }) },
    );
    expect(form.check({ name: ' ', num_professors: 1 })).toEqual({ name: { code: 'required' } });
    expect(form.check({ name: 'x', num_professors: 1 })).toEqual({ name: { code: 'tooMany' } });
  });

  test('leaves out of use what another field rules out: it is not checked and sent as unset', () => {
    const form = defineForm(
      bot,
      { target_country: number({ label }), need_research_proposal: flag({ label }) },
      { unless: { target_country: 'need_research_proposal' } },
    );
    const values = { target_country: -1, need_research_proposal: true };
    expect(form.check(values)).toEqual({});
    expect(form.bodyOf(values)).toEqual({ target_country: null, need_research_proposal: true });
    expect(form.together).toEqual([['target_country', 'need_research_proposal']]);
  });
});

describe('a kind of field', () => {
  test('a decimal is written with the digits and signs of either language, and sent as a number', () => {
    const form = defineForm(language, { IELTS_score: decimal({ label }) });
    expect(form.valuesOf({ IELTS_score: 7.5 })).toEqual({ IELTS_score: '7.5' });
    expect(form.bodyOf({ IELTS_score: '۷٫۵' })).toEqual({ IELTS_score: 7.5 });
    expect(form.bodyOf({ IELTS_score: ' ' })).toEqual({ IELTS_score: null });
    expect(form.check({ IELTS_score: 'seven' })).toEqual({ IELTS_score: { code: 'pattern' } });
    expect(form.valuesOf({ IELTS_score: 0 })).toEqual({ IELTS_score: '0' });
    expect(form.valuesOf(null)).toEqual({ IELTS_score: '' });
    const boundless = defineForm({ score: { nullable: true } }, { score: decimal({ label }) });
    expect(boundless.check({ score: 'seven' })).toEqual({ score: { code: 'pattern' } });
    expect(boundless.check({ score: '-7.5' })).toEqual({});
    expect(form.check({ IELTS_score: '−1' })).toEqual({ IELTS_score: { code: 'minimum', params: { limit: 0 } } });
  });

  test('a year is written without thousands apart', () => {
    const form = defineForm(certification, { year_obtained: year({ label }) });
    expect(form.check({ year_obtained: 999 })).toEqual({
      year_obtained: { code: 'minimum', params: { limit: 1000, plain: true } },
    });
    expect(form.check({ year_obtained: null })).toEqual({ year_obtained: { code: 'required' } });
  });

  test('a day is a date of the contract, or unset', () => {
    const form = defineForm(certification, { expiration_date: date({ label }) });
    expect(form.bodyOf(form.valuesOf({ expiration_date: '2026-03-01' }))).toEqual({ expiration_date: '2026-03-01' });
    expect(form.check(form.valuesOf(null))).toEqual({});
  });

  test.each([
    ['example.org/me', 'https://example.org/me', null],
    ['localhost.example:8080/me', 'https://localhost.example:8080/me', null],
    ['localhost.example:8080?me', 'https://localhost.example:8080?me', null],
    ['tel:110', 'tel:110', null],
    ['TEL:110', 'TEL:110', null],
    ['mailto:98ana@mail.example', 'mailto:98ana@mail.example', null],
    ['http://example.org', 'http://example.org', null],
    ['javascript:alert(1)', 'javascript:alert(1)', { code: 'pattern' }],
    [' ', '', { code: 'required' }],
  ])('A-152 %j is the address %j', (typed, sent, fault) => {
    const form = defineForm(link, { url: url({ label }) });
    expect(form.bodyOf({ url: typed })).toEqual({ url: sent });
    expect(form.check({ url: typed })).toEqual(fault ? { url: fault } : {});
  });

  test('A-149 of an email address the form asks alone that there is one', () => {
    const form = defineForm({ email: { required: true, maxLength: 3 } }, { email: email({ label }) });
    expect(form.check({ email: 'no address' })).toEqual({});
    expect(form.check({ email: ' ' })).toEqual({ email: { code: 'required' } });
  });

  test('A-57 a list is split at commas of both scripts, trimmed, and keeps each text once', () => {
    const form = defineForm(filters, { research_areas: list({ label }) });
    const sent = ['bridges', 'sensors', 'لرزه'];
    expect(form.bodyOf({ research_areas: ' bridges, sensors،لرزه , bridges,, ' })).toEqual({ research_areas: sent });
    expect(form.valuesOf({ research_areas: sent })).toEqual({ research_areas: 'bridges, sensors, لرزه' });
  });

  test('a choice begins with its first word where an entry is new, and with the stored one else', () => {
    const words = { GitHub: label, LinkedIn: label, Scholar: label, ResearchGate: label, Other: label };
    const form = defineForm(link, { link_type: choice<keyof typeof words>({ label, words, first: 'GitHub' }) });
    expect(form.valuesOf(null)).toEqual({ link_type: 'GitHub' });
    expect(form.valuesOf({ link_type: 'Other' })).toEqual({ link_type: 'Other' });
    // A null in the record was chosen by a person, so it is not replaced by the default.
    expect(form.valuesOf({ link_type: null as never })).toEqual({ link_type: null });
  });

  test('a choice reads as its word, and as nothing where none was made', () => {
    const words = { GitHub: () => 'On GitHub', Other: () => 'Elsewhere' };
    const { read } = choice<keyof typeof words>({ label, words });
    const t = createTranslator('en');
    expect([read?.('Other', t), read?.(null, t)]).toEqual(['Elsewhere', '']);
  });

  test('a number that is none is sent as unset', () => {
    const form = defineForm(bot, { target_country: number({ label }) });
    expect(form.bodyOf({ target_country: NaN })).toEqual({ target_country: null });
    expect(form.bodyOf({ target_country: 0 })).toEqual({ target_country: 0 });
  });

  test('a password begins empty, whatever is stored, and is sent as it was typed', () => {
    const form = defineForm(reset, { new_password: password({ label, autoComplete: 'new-password' }) });
    expect(form.valuesOf({ new_password: 'secret' })).toEqual({ new_password: '' });
    expect(form.bodyOf({ new_password: ' secret ' })).toEqual({ new_password: ' secret ' });
    expect(form.check({ new_password: '' })).toEqual({ new_password: { code: 'required' } });
  });
});
