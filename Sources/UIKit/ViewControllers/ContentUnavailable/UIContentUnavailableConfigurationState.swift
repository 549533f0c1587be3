import Foundation

/// What the look of an empty state depends on: what is searched for, the traits, and states of your own.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the surroundings.
  public var traitCollection: UITraitCollection
  /// What is searched for; nil where nobody searches.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state where nobody searches.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// States of your own. Nil for a key that was not set; setting nil takes the key out.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
