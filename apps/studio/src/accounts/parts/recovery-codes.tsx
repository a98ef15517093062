'use client';

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <section className="account-codes" aria-labelledby="recovery-heading">
      <h2 id="recovery-heading">Keep these recovery codes</h2>
      <p>
        Each lets you in once when you have neither app nor passkey. They are shown this once: print them, or
        keep them with your passwords.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download="studio-recovery-codes.txt"
      >
        Save them as a file
      </a>
    </section>
  );
}
