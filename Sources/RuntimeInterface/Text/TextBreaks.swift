/// What may happen before a UTF-16 offset.
package struct TextBreaks: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A line may end here.
  package static let line = TextBreaks(rawValue: 1)
  /// A character as people see it begins here: carets stand only at these.
  package static let character = TextBreaks(rawValue: 2)
  package static let wordStart = TextBreaks(rawValue: 4)
  package static let wordEnd = TextBreaks(rawValue: 8)
}
