/** Hands a text to the person as a file, in their folder of downloads. Throws where the browser refuses. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it; what is left would stay in uiState as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
