/// The kinds of boundaries that a text has at a UTF-16 offset.
package struct TextBreaks: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A line may end before the offset.
  package static let line = TextBreaks(rawValue: 1)
  /// A user-perceived character begins at the offset. Carets are placed only there.
  package static let character = TextBreaks(rawValue: 2)
  package static let wordStart = TextBreaks(rawValue: 4)
  package static let wordEnd = TextBreaks(rawValue: 8)
}
