import Foundation

/// How bar buttons look in their states. What a state does not say is as in the normal one.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  package final var onChange: (() -> Void)?

  /// The look of a button that nobody touches.
  public let normal = UIBarButtonItemStateAppearance()

  /// The look while a finger is on the button. Buttons fade under a finger, too, as long as nothing is said here.
  public let highlighted = UIBarButtonItemStateAppearance()

  /// The look of a button that is not enabled; the system's colour for that where no other is given.
  public let disabled = UIBarButtonItemStateAppearance()

  /// The look of a button with the focus. Stored: bar buttons get no focus here.
  public let focused = UIBarButtonItemStateAppearance()

  /// The system's look for buttons of a style; all styles begin alike, and `done` is written semibold.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// The system's look for plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// There are no archives here; the coder is ignored.
  public required convenience init?(coder: NSCoder) { self.init(style: .plain) }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// Back to the system's look.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
  }

  /// Another appearance with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let made: UIBarButtonItemAppearance = MainActor.assumeIsolated { self.twin() }
    return made
  }

  package final func twin() -> UIBarButtonItemAppearance {
    let twin = UIBarButtonItemAppearance(style: .plain)
    for (one, other) in zip(twin.states, states) { one.take(other) }
    return twin
  }

  /// The look of a state, nil for the normal one.
  package final func special(_ state: UIControl.State) -> UIBarButtonItemStateAppearance? {
    if state.contains(.disabled) { return disabled }
    return state.contains(.highlighted) ? highlighted : nil
  }
}
