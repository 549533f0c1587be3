import Foundation

/// The state on which a content-unavailable configuration depends: the search text, the traits, and custom states.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the environment.
  public var traitCollection: UITraitCollection
  /// The text that is searched for, or nil without a search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without a search text.
  ///
  /// - Parameter traitCollection: The traits of the environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a custom state.
  ///
  /// - Parameter key: The key of the state.
  /// - Returns: The value; nil if none was set. Setting nil removes the key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
