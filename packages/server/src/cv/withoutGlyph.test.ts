import type { CvData } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { SECTIONS } from '../profile/sections.ts';
import { engineer, historian } from '../testing/cvPeople.ts';
import { createCvDocument } from './document.ts';
import { KNOWN } from './glyphs.ts';
import { createCvPdf } from './pdf.ts';
import { withoutGlyph } from './withoutGlyph.ts';

// Of Sutton SignWriting and Tangut: hardly a machine has a font for them.
const draw = createCvPdf();
const none = Object.fromEntries(SECTIONS.map(({ section }) => [section, []]));
const user = { first_name: 'Ana', last_name: 'Rezaei', email: 'a@mail.example', phone: null, address: null };
const told = (data: CvData) =>
  withoutGlyph(data, createCvDocument(data, 'en', '2026-11-23').document, (text) => draw.withoutGlyph(text));

describe('what a PDF cannot show', () => {
  it('is named by its entry, with the characters, each once; what is not printed is not named', () => {
    const papers = [
      { id: 4, title: 'Sensors on bridges', year: 2024, abstract: '𝠀' },
      { id: 5, title: 'Rockets 𝠀𝠀 and 𗀀𗀁', year: 2023 },
    ];
    const data = { ...none, user: { ...user, address: '𗀂' }, papers } as unknown as CvData;
    expect(told(data)).toEqual([
      { section: 'profile', id: null, title: 'Ana Rezaei', characters: ['𗀂'] },
      { section: 'papers', id: 5, title: 'Rockets 𝠀𝠀 and 𗀀𗀁', characters: ['𝠀', '𗀀', '𗀁'] },
    ]);
  });

  it('is nothing of an engineer who writes Persian and a historian who writes English, whose PDFs hold no box', async () => {
    for (const person of [engineer, historian]) {
      expect(told(person)).toEqual([]);
      const { document } = createCvDocument(person, 'fa', '2026-11-23');
      expect((await draw(document, { layout: 'hanging', paper: 'a4' })).includes('pdfuaid')).toBe(true);
    }
  });

  it('is none of the characters that are taken for known without a look at the fonts', async () => {
    const known = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).filter((one) =>
      KNOWN.test(one),
    );
    expect(known.length).toBeGreaterThan(300);
    const jobs = [{ id: 1, job_title: 'Bridges', year_start: 2020, job_description: known.join(' ') }];
    const { document } = createCvDocument({ ...none, user, jobs } as unknown as CvData, 'en', '2026-11-23');
    expect((await draw(document, { layout: 'hanging', paper: 'a4' })).includes('pdfuaid')).toBe(true);
  });

  it('is found although the others in the same text are drawn, and once only', () => {
    expect(draw.withoutGlyph('α 𝠀 β 𝠀')).toEqual(['𝠀']);
    expect(draw.withoutGlyph('α β')).toEqual([]);
  });
});
