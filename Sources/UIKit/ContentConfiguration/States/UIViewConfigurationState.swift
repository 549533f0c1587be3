import Foundation

/// What the look of a view depends on: selected, highlighted and so on, the traits, and states of your own.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view's surroundings.
  public var traitCollection: UITraitCollection
  /// Default false.
  public var isDisabled = false
  /// Default false.
  public var isHighlighted = false
  /// Default false.
  public var isSelected = false
  /// Default false.
  public var isFocused = false
  /// Whether a header or footer holds to the edge of what is visible. Default false.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a view that nothing happens to.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// States of your own. Nil for a key that was not set; setting nil takes the key out.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
