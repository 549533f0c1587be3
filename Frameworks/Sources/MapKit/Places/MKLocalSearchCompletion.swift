import Foundation

/// A text that completes the beginning of a search.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The text.
  open var title: String { "" }
  /// The ranges of the text that the user has entered, as value objects.
  open var titleHighlightRanges: [NSValue] { [] }
  /// A second text, such as the city.
  open var subtitle: String { "" }
  /// The ranges of the second text that the user has entered, as value objects.
  open var subtitleHighlightRanges: [NSValue] { [] }
}
