/**
 * For Redocly, which reads the contract: writes out the lists of the profile (`.lists` of schemas/profile.yaml) where `x-lists` stands. Among
 * the addresses these are the operations of each list, made from lists.yaml; among the properties of an object the entries of each, which are
 * required where anything is. What an import finds for an entry is a schema for each list as well.
 */
export default function plugin() {
  const expand = {
    Root(root, { resolve }) {
      const { lists, operations, imports } = root.paths['x-lists'];
      const all = resolve(lists).node;
      const template = resolve(operations).node;
      const written = all.flatMap((list) => Object.entries(addressesOf(list, template)));
      root.paths = Object.fromEntries(
        Object.entries(root.paths).flatMap((entry) => (entry[0] === 'x-lists' ? written : [entry])),
      );
      const schemas = resolve(imports).node;
      for (const { entry: Entry } of all) schemas[`Imported${Entry}`] ??= withWords(schemas['.imported'], { Entry });
    },
    Schema(schema, { resolve }) {
      const { 'x-lists': expanded, ...properties } = schema.properties ?? {};
      if (!expanded) return;
      for (const { path, entry: Entry } of resolve(expanded.lists).node) {
        const name = path.replaceAll('-', '_');
        schema.required?.push(name);
        properties[name] = { type: 'array', items: withWords({ $ref: expanded.entry }, { Entry }) };
      }
      schema.properties = properties;
    },
  };
  return { id: 'lists', preprocessors: { oas3: { expand: () => expand } } };
}

/** The addresses of one list with their operations. */
function addressesOf({ path, entry, one, all, unique, deletedApart }, template) {
  const words = { Entry: entry, All: pascalCase(path), one, all };
  const list = withWords(template.list, words);
  const add = withWords(template.add, words);
  const each = withWords(template.entry, words);
  // An entry is refused for its name only where names are unique.
  if (!unique) delete add.post.responses['409'];
  const at = `/api/student/${path}/`;
  const addresses = { [at]: list, [`${at}add/`]: add, [`${at}{id}/`]: each };
  if (!deletedApart) return addresses;
  const { operationId } = each.delete;
  const alias = { ...each.delete, operationId: `${operationId}Alias`, 'x-alias-of': operationId };
  return {
    ...addresses,
    [`${at}{id}/`]: { ...each, delete: alias },
    [`${at}{id}/delete/`]: { delete: each.delete },
  };
}

/** A part of the contract with the words of a list in place of those in braces. */
const withWords = (part, words) =>
  JSON.parse(JSON.stringify(part).replaceAll(/\{(\w+)\}/g, (braces, name) => words[name] ?? braces));

const pascalCase = (path) => path.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
