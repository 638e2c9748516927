import { describe, expect, it } from 'vitest';
import { citable } from './citable.ts';

const publication = {
  title: 'What the rotation of a girder end says about its bearing',
  venue: 'Letters in Bridge Monitoring',
  year: 2025,
  publishedOn: '2025-03-11',
  url: 'https://doi.example/10.1234/girder',
  abstractSentence: '',
};
const professor = { key: 'openalex:A12' };
const today = '2026-11-25';

describe('a publication that a letter may cite', () => {
  it('EVD-05 has an address that names it', () => {
    expect(citable(publication, professor, today)).toBe(true);
    for (const url of ['', 'girder', 'https://doi.example/', 'mailto:r.aasgrav@university.example'])
      expect(citable({ ...publication, url }, professor, today), url).toBe(false);
  });

  it('EVD-05 is not of the future', () => {
    expect(citable({ ...publication, publishedOn: today }, professor, today)).toBe(true);
    expect(citable({ ...publication, publishedOn: '2026-11-26' }, professor, today)).toBe(false);
    expect(citable({ ...publication, publishedOn: '', year: 2026 }, professor, today)).toBe(true);
    expect(citable({ ...publication, publishedOn: '', year: 2027 }, professor, today)).toBe(false);
  });

  it('EVD-05 is not retracted', () => {
    expect(citable({ ...publication, retracted: false }, professor, today)).toBe(true);
    expect(citable({ ...publication, retracted: true }, professor, today)).toBe(false);
  });

  it('EVD-05 has the professor among its authors, by their key and where they are known', () => {
    expect(citable({ ...publication, authors: ['openalex:A1', 'openalex:A12'] }, professor, today)).toBe(true);
    expect(citable({ ...publication, authors: ['openalex:A1', 'openalex:A123'] }, professor, today)).toBe(false);
    expect(citable({ ...publication, authors: [] }, professor, today)).toBe(false);
  });
});
