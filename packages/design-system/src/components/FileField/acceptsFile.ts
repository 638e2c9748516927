/**
 * Whether a file is of one of these types. The `accept` of a file dialog is a hint that people can turn off, and drops ignore it. Types are
 * written as there: `.pdf`, `application/pdf`, `image/*`.
 */
export function acceptsFile(file: Pick<File, 'name' | 'type'>, kinds: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return kinds.some((kind) => {
    const wanted = kind.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
    return type === wanted;
  });
}
