/** Downloads a blob as a file. Throws where the browser refuses. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has read the blob, which would otherwise stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
