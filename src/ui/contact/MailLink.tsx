/** An address to write to. In a narrow column it breaks behind its @, not within a name. */
export function MailLink({ address }: { address: string }) {
  const [mailbox, host] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {mailbox}@<wbr />
      {host}
    </a>
  );
}
