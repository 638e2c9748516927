const nameOf = ($ref) => $ref.split('/').at(-1);

/** A module with the lists of the profile: every address below which an entry can be added. */
export function listsOf({ paths }) {
  const lists = Object.keys(paths).flatMap((address) => {
    const path = /^\/api\/student\/([a-z-]+)\/add\/$/.exec(address)?.[1];
    if (path === undefined) return [];
    const all = paths[`/api/student/${path}/`].get;
    const { patch, delete: remove } = paths[`/api/student/${path}/{id}/`];
    return [
      {
        path,
        section: path.replaceAll('-', '_'),
        schema: nameOf(all.responses[200].content['application/json'].schema.items.$ref),
        list: all.operationId,
        add: paths[address].post.operationId,
        update: patch.operationId,
        remove: remove['x-alias-of'] ?? remove.operationId,
      },
    ];
  });
  const text = (name) => `'${name}'`;
  const written = (list) => Object.entries(list).map(([key, name]) => `${key}: ${text(name)}`);
  return [
    '/** Made from the contract by `npm run gen`: the last parts of the addresses of the lists of the profile. */',
    `export const listPaths = [${lists.map(({ path }) => text(path)).join(', ')}] as const;`,
    '',
    '/** The lists with the operations of each. */',
    'export const lists = [',
    ...lists.map((list) => `  { ${written(list).join(', ')} },`),
    '] as const;',
    '',
  ].join('\n');
}
