/// The delegate methods for text items that were answered by their default implementations, which record it here.
///
/// It shows which methods a delegate lacks: there is no `responds(to:)` for the methods of a protocol.
struct TextItemAnswers: OptionSet {
  let rawValue: Int
  static let primaryAction = TextItemAnswers(rawValue: 1)
  static let menu = TextItemAnswers(rawValue: 2)
}
