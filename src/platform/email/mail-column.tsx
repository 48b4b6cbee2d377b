import type { ReactNode } from "react";
import { colors, court, layoutTable } from "./mail-look";

interface MailColumnProps {
  name: string;
  siteUrl: string;
  children: ReactNode;
}

/** The site's name on the court, the kitchen line, and the mail below it. */
export function MailColumn({ name, siteUrl, children }: MailColumnProps) {
  return (
    <table {...layoutTable} style={{ maxWidth: 560, textAlign: "left" }}>
      <tbody>
        <tr>
          <td
            style={{
              padding: "22px 28px 18px",
              background: court.ground,
              borderBottom: `5px solid ${court.line}`,
              fontSize: 22,
              lineHeight: "28px",
              fontWeight: 800,
            }}
          >
            <a href={siteUrl} style={{ color: court.line, textDecoration: "none" }}>
              {name}
            </a>
          </td>
        </tr>
        <tr>
          <td
            className="surface"
            style={{
              padding: "28px 28px 12px",
              background: colors.surface,
              border: `1px solid ${colors.line}`,
              borderTop: `8px solid ${court.kitchen}`,
            }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
