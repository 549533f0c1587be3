import Foundation

/// Strings of this module in all the ways of looking them up.
enum Words {
  static var greeting: String { NSLocalizedString("greeting", bundle: .module, comment: "") }
  static var other: String {
    NSLocalizedString("greeting", tableName: "Other", bundle: .module, value: "", comment: "a greeting")
  }
  static var missing: String { NSLocalizedString("none", bundle: .module, value: "substitute", comment: "") }
  static var key: String { NSLocalizedString("none", comment: "") }
  static var ofBundle: String { Bundle.module.localizedString(forKey: "greeting", value: nil, table: nil) }
  static var initialized: String { String(localized: "greeting", bundle: .module) }
  static func moves(_ moves: Int, _ players: Int) -> String {
    let format = NSLocalizedString("moves by %d players", bundle: .module, comment: "")
    return String.localizedStringWithFormat(format, moves, players)
  }
  static func winner(_ first: String, _ second: String) -> String {
    String(format: NSLocalizedString("two", bundle: .module, comment: ""), first, second)
  }
  static func objects(_ number: NSNumber, _ list: NSArray) -> String { String(format: "%@ of %@", number, list) }
  static func winner(_ names: [String]) -> String {
    String(format: NSLocalizedString("two", bundle: .module, comment: ""), arguments: names)
  }
}
