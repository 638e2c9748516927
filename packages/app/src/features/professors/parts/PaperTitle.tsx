import { Auto, Link, Text } from '@peyk/design-system';
import { safeLink } from '../../../forms/safeLink';

/** The title of a paper, as a link where its address is one of the web. */
export function PaperTitle({ title, url }: { title: string; url: string | null }) {
  const href = url === null ? null : safeLink(url);
  return (
    <Text as="div">
      {href ? (
        <Link href={href} external>
          <Auto>{title}</Auto>
        </Link>
      ) : (
        <Auto>{title}</Auto>
      )}
    </Text>
  );
}
