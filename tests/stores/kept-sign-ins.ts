const start = Date.UTC(2026, 10, 1);

/** Rows of the tables that sign people in to the console, by table. */
export const keptSignIns: [table: string, rows: Record<string, string | number | null>[]][] = [
  ["console_links", [{ digest: "link-1", person: "dana@example.com", expires_at: start }]],
  [
    "console_sessions",
    [
      {
        digest: "session-1",
        person: "dana@example.com",
        way: "link",
        device: "Firefox on Linux",
        created_at: start,
        seen_at: start,
      },
    ],
  ],
  [
    "console_passkeys",
    [
      {
        id: "passkey-1",
        person: "dana@example.com",
        name: "Dana's phone",
        public_key: "key",
        counter: 3,
        transports: '["internal"]',
        created_at: start,
        used_at: start,
      },
    ],
  ],
  [
    "console_challenges",
    [{ challenge: "challenge-1", person: "dana@example.com", expires_at: start }],
  ],
];
