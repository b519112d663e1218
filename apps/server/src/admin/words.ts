export const help = `Usage: npm run admin -- account COMMAND

  account list                      every account: its hash, name, hosts
  account show HASH                 prints the branding as a file would set it
  account brand HASH FILE           sets the branding from a JSON file
      --accept-repair               sets the repaired document when FILE is broken
  account brand HASH --rollback     takes the last change of branding back

FILE holds a style alone ({"seeds": …, "type": …}), or any of: style, title, name, logo, logo_dark,
poweredByBlanc, language_code, texts. Logos are paths of PNG, SVG, JPEG or WebP files, from the folder of FILE.
A broken file is refused with every reason and a repaired document; nothing is written then.

It finds the marketplace by the same settings as npm start: DATA_DIR, or DATABASE_URL. The server may be running;
the shop shows the change within ten seconds.
`;
