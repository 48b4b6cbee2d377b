import { type EmailAddress, readEmailAddress } from "../platform/email/email-address.ts";
import { UsageError } from "./command.ts";
import { plain } from "./output.ts";

/** Reads an email address from the command line. @throws UsageError */
export function readTypedAddress(typed: string): EmailAddress {
  const { email } = readEmailAddress(typed);
  if (!email) throw new UsageError(`'${plain(typed)}' is not an address like dana@example.com.`);
  return email;
}
