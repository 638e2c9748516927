/** What assistive technology is told of by itself: the texts of all live regions, in the order of the page. */
export function announced(): readonly string[] {
  const regions = document.querySelectorAll(
    '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"], [role="log"], output',
  );
  return [...regions].map(({ textContent }) => textContent.trim()).filter(Boolean);
}
