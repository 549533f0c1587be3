import Foundation

/// The appearance of the items of a tab bar in their states. If the appearance of a state does not define a value, the
/// value of the normal state is used.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The arrangement of an item's image and title.
  public enum Style: Int, Sendable {
    /// The title is below the image, as in narrow windows.
    case stacked = 0
    /// The title is beside the image, as in wide windows.
    case inline = 1
    /// The title is beside the image in a lower bar, as in windows of compact height.
    case compactInline = 2
  }

  package final var onChange: (() -> Void)?

  /// The appearance of items that are not selected.
  public let normal = UITabBarItemStateAppearance()

  /// The appearance of the selected item.
  public let selected = UITabBarItemStateAppearance()

  /// The appearance of disabled items.
  public let disabled = UITabBarItemStateAppearance()

  /// The appearance of the focused item. The appearance is stored but has no effect, because tab bars draw a ring
  /// around the focused item.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the default appearance of a style.
  ///
  /// - Parameter style: The style. All styles have the same default appearance.
  public init(style: Style) {
    super.init()
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Creates the default appearance of stacked items.
  public convenience override init() { self.init(style: .stacked) }

  /// Creates an appearance from data in an unarchiver. Archives are not supported, so nothing is decoded.
  ///
  /// - Parameter coder: The unarchiver. It is ignored.
  public required convenience init(coder: NSCoder) { self.init(style: .stacked) }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// Restores the default appearance of a style.
  ///
  /// - Parameter style: The style. All styles have the same default appearance.
  open func configureWithDefault(for style: Style) {
    for state in states { state.copyValues(UITabBarItemStateAppearance()) }
  }

  /// Returns a copy of the appearance.
  ///
  /// - Returns: An independent copy.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy of the appearance.
  ///
  /// - Returns: An independent copy of the same class, or the object if `copy(with:)` returns none of its class.
  nonisolated public func copy() -> Self { copy(with: nil) as? Self ?? self }

  /// Returns an independent copy of the appearance.
  ///
  /// - Parameter zone: The zone. It is ignored.
  /// - Returns: An independent copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copiedAppearance: UITabBarItemAppearance = MainActor.assumeIsolated { self.makeCopy() }
    return copiedAppearance
  }

  package final func makeCopy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    for (one, other) in zip(copy.states, states) { one.copyValues(other) }
    return copy
  }

  /// Returns the appearance of a state other than the normal state, or nil for the normal state.
  package final func stateAppearance(for state: UIControl.State) -> UITabBarItemStateAppearance? {
    if state.contains(.disabled) { return disabled }
    return state.contains(.selected) ? selected : nil
  }
}
