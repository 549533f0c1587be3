/// The sections of an activity view controller.
public struct UIActivitySectionTypes: OptionSet, Sendable {
  /// The bits of the set, one for each type of section.
  public let rawValue: UInt
  /// Creates a set of section types from a raw value.
  ///
  /// - Parameter rawValue: A bit mask of section types.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The section with people to share with. Tessera never shows this section, because the desktop does not suggest
  /// people.
  public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1)
}
