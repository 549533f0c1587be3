import Foundation

/// The appearance of bar buttons in their states. If the appearance of a state does not define a value, the value of the
/// normal state is used.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  package final var onChange: (() -> Void)?

  /// The appearance of buttons in the normal state.
  public let normal = UIBarButtonItemStateAppearance()

  /// The appearance while the button is touched. If the appearance defines no values, the button fades while it is
  /// touched.
  public let highlighted = UIBarButtonItemStateAppearance()

  /// The appearance of a disabled button. If the appearance defines no color, the system's color for disabled buttons
  /// applies.
  public let disabled = UIBarButtonItemStateAppearance()

  /// The appearance of a focused button. The appearance is stored but has no effect, because the focus is shown by a
  /// ring around the button.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the default appearance of a button style.
  ///
  /// - Parameter style: The style. All styles have the same default appearance.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Creates the default appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Creates an appearance from data in an unarchiver. Archives are not supported, so nothing is decoded.
  ///
  /// - Parameter coder: The unarchiver. It is ignored.
  public required convenience init?(coder: NSCoder) { self.init(style: .plain) }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// Restores the default appearance of a button style.
  ///
  /// - Parameter style: The style. All styles have the same default appearance.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.copyValues(UIBarButtonItemStateAppearance()) }
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
    let copy: UIBarButtonItemAppearance = MainActor.assumeIsolated { self.makeCopy() }
    return copy
  }

  package final func makeCopy() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    for (one, other) in zip(copy.states, states) { one.copyValues(other) }
    return copy
  }

  /// Returns the appearance of a state other than the normal state, or nil for the normal state.
  package final func stateAppearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance? {
    if state.contains(.disabled) { return disabled }
    return state.contains(.highlighted) ? highlighted : nil
  }
}
