/// Which methods on items of a text a delegate does not have: their defaults note it. Nothing else tells, as there is no
/// `responds(to:)` for methods of a protocol.
struct TextItemAnswers: OptionSet {
  let rawValue: Int
  static let primaryAction = TextItemAnswers(rawValue: 1)
  static let menu = TextItemAnswers(rawValue: 2)
}
