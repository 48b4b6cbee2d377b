import { createSign, generateKeyPairSync } from "node:crypto";

/** One value of DER (X.690): tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const time = (text: string) => der(0x18, Buffer.from(text));
// ecdsa-with-SHA256, and the attribute commonName.
const signatureAlgorithm = sequence(der(0x06, Buffer.from("2a8648ce3d040302", "hex")));
const name = (host: string) =>
  sequence(
    der(0x31, sequence(der(0x06, Buffer.from("550403", "hex")), der(0x0c, Buffer.from(host)))),
  );

/** A key and a self-signed certificate for it, generated for each run: the project contains no keys. */
export function selfSignedCertificate(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const statement = sequence(
    der(0x02, Buffer.from([1])),
    signatureAlgorithm,
    name(host),
    sequence(time("20200101000000Z"), time("20991231235959Z")),
    name(host),
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = createSign("sha256").update(statement).sign(privateKey);
  const whole = sequence(statement, signatureAlgorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}
