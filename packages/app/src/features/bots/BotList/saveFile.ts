/** Downloads a text as a file. Throws where the browser refuses. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has read the blob, which would otherwise stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
