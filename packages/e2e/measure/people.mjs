import { sampleEntries } from '../../server/src/profile/samples.ts';
import { SECTIONS } from '../../server/src/profile/sections.ts';
import { runOnce, signUp } from '../../server/scripts/measuring.ts';
import { caller, TEST_PASSWORD } from '../../server/src/testing/server.ts';

/** Somebody who has just signed up, and has nothing yet. */
export async function newPerson(url) {
  const account = { email: 'new@mail.example', password: TEST_PASSWORD };
  await caller(url)('POST', '/api/auth/signup/', { ...account, first_name: 'Nasrin', last_name: 'Ahmadi' });
  const { body } = await caller(url)('POST', '/api/auth/login/', account);
  return { session: body };
}

/** Somebody with a full profile, a connected mailbox and a bot that has written letters. */
export async function busyPerson(url) {
  const person = await signUp(url, 'busy@mail.example', 'structural health monitoring');
  for (const { section } of SECTIONS) {
    if (section === 'research_interests') continue;
    await person.api('POST', `/api/student/${section.replaceAll('_', '-')}/add/`, sampleEntries[section]);
  }
  await runOnce(person, 'Structural health monitoring', 5, {
    research_area: 'structural health monitoring',
    min_rank: 1,
    max_rank: 2000,
    max_targets: 5,
  });
  return person;
}
