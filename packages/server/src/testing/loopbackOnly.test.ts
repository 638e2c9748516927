import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';

describe('the guard against other hosts', () => {
  it('stops a request to another host before it leaves', async () => {
    await expect(fetch('http://192.0.2.1/')).rejects.toMatchObject({
      cause: { message: 'A connection to another host was tried: 192.0.2.1' },
    });
    await expect(fetch('https://accounts.google.com/')).rejects.toMatchObject({
      cause: { message: 'A connection to another host was tried: accounts.google.com' },
    });
  });

  it('lets a request to this machine through', async () => {
    const server = createServer((_request, response) => response.end('here')).listen(0);
    const { port } = server.address() as { port: number };
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('here');
    server.close();
  });
});
