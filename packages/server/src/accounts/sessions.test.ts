import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEntries } from '../profile/samples.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/server.ts';

const DAY_MS = 86_400_000;
let clock = Date.parse('2026-11-02T09:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(clock) });
});
afterAll(() => server.close());

const refresh = (token: string) =>
  server.api<{ access: string; refresh: string }>('POST', '/api/auth/refresh/', { refresh: token });

async function rotating(email: string): Promise<string> {
  await server.signUp(email);
  const { body } = await server.api<{ refresh: string }>('POST', '/api/auth/login/', {
    email,
    password: TEST_PASSWORD,
    rotate: true,
  });
  return body.refresh;
}

describe('an access token', () => {
  it('ends after ten minutes', async () => {
    const { api } = await server.signUp('ten@example.org');
    clock += 9 * 60_000;
    expect((await api('GET', '/api/auth/me/')).status).toBe(200);
    clock += 2 * 60_000;
    expect((await api('GET', '/api/auth/me/')).status).toBe(401);
  });
});

describe('many requests at once', () => {
  it('are let in or refused each by its own session', async () => {
    const standing = await server.signUp('standing@example.org');
    const leaving = await server.signUp('leaving@example.org');
    const asked = () => [standing, leaving].map(async ({ api }) => (await api('GET', '/api/auth/me/')).status);
    const before = await Promise.all([asked(), asked(), asked(), asked()].flat());
    expect(new Set(before)).toEqual(new Set([200]));
    const underWay = asked();
    await leaving.api('POST', '/api/auth/logout/', { refresh: leaving.refresh });
    await Promise.all(underWay);
    const after = await Promise.all([asked(), asked(), asked(), asked()].flat());
    expect(after).toEqual([200, 401, 200, 401, 200, 401, 200, 401]);
  });

  it('for one address are answered with what is each person’s own, page by page', async () => {
    const people = [await server.signUp('alike-one@example.org'), await server.signUp('alike-two@example.org')];
    const names = ['Ada', 'Grace'];
    for (const [at, { api }] of people.entries())
      for (const place of ['first', 'second'])
        await api('POST', '/api/professor/professors/create/', { full_name: `${names[at]} ${place}` });
    const asked = Array.from({ length: 6 }, () =>
      people.flatMap(({ api }) =>
        [1, 2].map(async (page) => {
          const path = `/api/professor/professors/?page_size=1&ordering=full_name&page=${page}`;
          return (await api<{ results: { full_name: string }[] }>('GET', path)).body.results[0]?.full_name;
        }),
      ),
    );
    const read = await Promise.all(asked.map((answers) => Promise.all(answers)));
    for (const answers of read) expect(answers).toEqual(['Ada first', 'Ada second', 'Grace first', 'Grace second']);
  });

  it('for one list read what their own writer wrote before them', async () => {
    const { api } = await server.signUp('writer@example.org');
    const add = (skill_name: string) =>
      api('POST', '/api/student/skills/add/', { ...sampleEntries.skills, skill_name });
    const read = async () => (await api<unknown[]>('GET', '/api/student/skills/')).body.length;
    const rounds = Array.from({ length: 6 }, async (_, round) => {
      expect((await add(`Skill ${round}`)).status).toBe(201);
      return Promise.all([read(), read(), read()]);
    });
    await Promise.all(rounds);
    const reads = read();
    expect((await add('The last one')).status).toBe(201);
    expect(await read()).toBe(7);
    expect(await reads).toBeGreaterThanOrEqual(6);
  });
});

describe('a refresh token', () => {
  it('ends after 14 days of silence', async () => {
    const { refresh: token } = await server.signUp('idle@example.org');
    clock += 13 * DAY_MS;
    expect((await refresh(token)).status).toBe(200);
    clock += 13 * DAY_MS;
    expect((await refresh(token)).status).toBe(200);
    clock += 15 * DAY_MS;
    expect((await refresh(token)).status).toBe(401);
  });

  it('ends after 60 days, however often it is used', async () => {
    const { refresh: token } = await server.signUp('absolute@example.org');
    for (let day = 0; day < 60; day += 10) {
      expect((await refresh(token)).status).toBe(200);
      clock += 10 * DAY_MS;
    }
    expect((await refresh(token)).status).toBe(401);
  });

  it('is answered by the same successor when it comes twice within ten seconds', async () => {
    const first = await rotating('twice@example.org');
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(first)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1);
    expect((await refresh(answers[0]?.body.refresh ?? '')).status).toBe(200);
  });

  it('ends the whole session when it comes back late', async () => {
    const first = await rotating('late@example.org');
    const bystander = await rotating('bystander@example.org');
    const second = (await refresh(first)).body.refresh;
    clock += 11_000;
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(second)).status).toBe(401);
    expect((await refresh(bystander)).status).toBe(200);
  });

  it('ends the whole session when it comes back after its successor was used, even at once', async () => {
    const first = await rotating('older@example.org');
    const second = (await refresh(first)).body.refresh;
    const third = (await refresh(second)).body.refresh;
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  it('that was replaced still signs out', async () => {
    const first = await rotating('out@example.org');
    const second = (await refresh(first)).body.refresh;
    await server.api('POST', '/api/auth/logout/', { refresh: first });
    expect((await refresh(second)).status).toBe(401);
  });

  it('that is an access token, or nothing known, is refused', async () => {
    const { token } = await server.signUp('mixed@example.org');
    for (const wrong of [token, 'x', '\u2028']) expect((await refresh(wrong)).status).toBe(401);
  });
});

describe('guessing passwords', () => {
  it('is possible again after fifteen minutes', async () => {
    await server.signUp('again@example.org');
    const login = (password: string) =>
      server.api('POST', '/api/auth/login/', { email: 'again@example.org', password });
    for (let n = 0; n < 10; n++) await login(`wrong ${n}`);
    expect((await login(TEST_PASSWORD)).status).toBe(429);
    clock += 15 * 60_000 + 1;
    expect((await login(TEST_PASSWORD)).status).toBe(200);
  });
});
