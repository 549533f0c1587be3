import Foundation

/// The state on which a content-unavailable configuration depends: the search text, the traits, and custom states.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view controller or the view.
  public var traitCollection: UITraitCollection
  /// The text for which the user searches, or nil if there is no search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without search text.
  ///
  /// - Parameter traitCollection: The traits of the view controller or the view.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the value of a custom state that the application defines.
  ///
  /// - Parameter key: The key of the custom state.
  /// - Returns: The value, or nil if none was set. Setting nil removes the key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
