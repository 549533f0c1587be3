/// A set of elements of a table view that are only as wide as their content.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
  /// The bits of the set, with UIKit's values.
  public let rawValue: Int

  /// Creates a set from bits.
  ///
  /// - Parameter rawValue: A bit for each kind of element.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1)
}
