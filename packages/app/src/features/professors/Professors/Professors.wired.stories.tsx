import preview from '#.storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { MockMatch, MockProfessor, MockProfessorWeakMatch } from '../../../mocks/fixtures/professor';
import { http } from '../../../mocks/http';
import { Professors } from './Professors';

const stats = { total_professors: 2, professors_with_h_index: 2, average_h_index: 26.5 };

const meta = preview.meta({
  id: 'screens-professors-professors-wired',
  title: 'Screens/Find/Professors/Wired',
  component: Professors,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/professors' },
  beforeEach({ msw }) {
    msw.use(
      http.get('/api/professor/professors/', ({ response }) =>
        response(200).json({ results: [MockProfessorWeakMatch, MockProfessor], count: 2 }),
      ),
      http.get('/api/professor/professors/stats/', ({ response }) => response(200).json(stats)),
      http.get('/api/matching/match-scores/batch/', ({ response }) =>
        response(200).json([
          { ...MockMatch, professor: MockProfessor.id, score: 92 },
          { ...MockMatch, professor: MockProfessorWeakMatch.id, score: 38 },
        ]),
      ),
      http.get('/api/matching/match-scores/', ({ query, response }) => {
        const professor = Number(query.get('professor'));
        return response(200).json([{ ...MockMatch, professor, score: professor === MockProfessor.id ? 92 : 38 }]);
      }),
    );
  },
});

export const ServerAnswers = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('heading', { level: 3 });
    await expect(first).toHaveTextContent(MockProfessor.full_name);
    await expect(second).toHaveTextContent(MockProfessorWeakMatch.full_name);
  },
});

export const AllSelected = meta.story({
  play: async ({ canvas }) => {
    const [all, ...others] = await canvas.findAllByRole('checkbox');
    if (all) await userEvent.click(all);
    for (const box of others) await expect(box).toBeChecked();
  },
});

export const NobodyYet = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/api/professor/professors/', ({ response }) => response(200).json({ results: [], count: 0 })));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /No professors found|استادی پیدا نشد/ });
  },
});
