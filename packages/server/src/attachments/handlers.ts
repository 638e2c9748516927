import { attachment } from '../cv/fileName.ts';
import type { Deps } from '../platform/deps.ts';
import { notFound } from '../platform/http/errors.ts';
import type { Handlers } from '../platform/http/types.ts';
import { addProposal, deleteFile, listFiles, readFile } from './files.ts';

type Operations = 'listAccountFiles' | 'addAccountFile' | 'deleteAccountFile' | 'getAccountFileContent';

/** The files of a person that go with their emails (ATT-02). */
export function createFileHandlers(deps: Deps): Pick<Handlers, Operations> {
  return {
    listAccountFiles: async ({ userId }) => ({ status: 200, body: await listFiles(deps.db, userId) }),

    async addAccountFile({ userId, body }) {
      const { id, isNew } = await addProposal(deps, userId, body.file);
      const file = (await listFiles(deps.db, userId)).find((one) => one.id === id);
      if (!file) throw notFound();
      return { status: isNew ? 201 : 200, body: file };
    },

    async deleteAccountFile({ userId, path }) {
      await deleteFile(deps, userId, path.id);
      return { status: 204, body: undefined };
    },

    async getAccountFileContent({ userId, path }) {
      const { name, bytes } = await readFile(deps.db, userId, path.id);
      return {
        status: 200,
        body: bytes as unknown as string,
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': attachment(name),
          'cache-control': 'private, no-store',
        },
      };
    },
  };
}
