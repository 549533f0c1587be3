/// Rows that belong together, with the text above and below them.
struct SettingsSection {
  var header: String?
  var footer: String?
  let rows: [SettingsRow]
}
