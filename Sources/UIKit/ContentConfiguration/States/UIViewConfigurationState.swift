import Foundation

/// The state that determines the appearance of a view: flags such as selected and highlighted, traits and custom
/// states.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view that the state describes.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled. The default is `false`.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted. The default is `false`.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected. The default is `false`.
  public var isSelected = false
  /// A Boolean value that indicates whether the view is focused. The default is `false`.
  public var isFocused = false
  /// A Boolean value that indicates whether a header or footer is pinned to the edge of the visible area. The default
  /// is `false`.
  public var isPinned = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all flags are `false`.
  ///
  /// - Parameter traitCollection: The traits of the view.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Accesses the value of a custom state.
  ///
  /// - Parameter key: The key of the state.
  /// - Returns: The value, or `nil` if the state is not set. Setting `nil` removes it.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
