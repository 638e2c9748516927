import { describe, expect, it } from 'vitest';
import { MockBot, MockBots } from '../../../mocks/fixtures/bot';
import { botsCsv, csvFileName } from './botsCsv';

const header =
  'id,name,status,research_area,target_university,num_professors,matches_found,emails_sent,created_at,updated_at';
const lines = (csv: string) => csv.slice(1).split('\r\n');
const nameCell = (name: string) =>
  lines(botsCsv([{ ...MockBot, name }]))
    .slice(1)
    .join('\r\n')
    .split(',Running,')[0];

describe('the CSV of bots', () => {
  it('BOT-124 has the columns of the specification in their order', () => {
    expect(lines(botsCsv([]))).toEqual([header, '']);
    expect(lines(botsCsv([{ ...MockBot, target_university_name: 'Aalto University' }]))[1]).toBe(
      '801,Nordic bridge monitoring,Running,Structural health monitoring,Aalto University,3,22,0,2026-11-20T09:55:00Z,2026-11-20T09:59:30Z',
    );
  });

  it('begins with the mark of UTF-8 and ends each line with CRLF', () => {
    const csv = botsCsv(MockBots);
    expect(csv.codePointAt(0)).toBe(0xfeff);
    expect(csv.endsWith('\r\n')).toBe(true);
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines(csv)).toHaveLength(MockBots.length + 2);
  });

  it('doubles quotes and keeps commas, lines and edge spaces inside them', () => {
    expect(nameCell('Say "hi", then')).toBe('801,"Say ""hi"", then"');
    expect(nameCell('two\r\nlines')).toBe('801,"two\r\nlines"');
    expect(nameCell(' edge ')).toBe('801," edge "');
  });

  it.each([
    ['=1+1', "801,'=1+1"],
    ['+98', "801,'+98"],
    ['-2', "801,'-2"],
    ['@cmd', "801,'@cmd"],
    ['=HYPERLINK("x","y")', `801,"'=HYPERLINK(""x"",""y"")"`],
    ['\tx', '801,"\'\tx"'],
    ['\rx', '801,"\'\rx"'],
  ])('keeps %j from being a formula', (name, cell) => {
    expect(nameCell(name)).toBe(cell);
  });

  it('keeps Persian names and leaves out what is not there', () => {
    const bot = { ...MockBot, name: 'پایش پل‌ها', target_university_name: null, advanced_filters: {} };
    expect(lines(botsCsv([bot]))[1]).toMatch(/^801,پایش پل‌ها,Running,,,3,/);
  });

  it('names the chosen area alone where there is one', () => {
    const bot = { ...MockBot, advanced_filters: { research_area: 'Bridges', research_areas: ['Optics', 'Bridges'] } };
    expect(lines(botsCsv([bot]))[1]).toContain(',Running,Bridges,');
  });

  it('leaves a number one that can be added up', () => {
    expect(lines(botsCsv([{ ...MockBot, matches_found: 0, emails_sent: -1 }]))[1]).toContain(',3,0,-1,');
  });

  it('joins several areas where none is the chosen one', () => {
    const bot = { ...MockBot, advanced_filters: { research_areas: ['Optics', 'Physics'] } };
    expect(lines(botsCsv([bot]))[1]).toContain(',Optics; Physics,');
  });
});

it('BOT-125 the name of the file carries the time', () => {
  expect(csvFileName(new Date(2026, 10, 5, 9, 4, 7))).toBe('bots-export-20261105-090407.csv');
});
