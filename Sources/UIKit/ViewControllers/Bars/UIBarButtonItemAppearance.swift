import Foundation

/// How bar buttons look in their states.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The look of a button that nobody touches: the one that bars use for all states here.
  public let normal = UIBarButtonItemStateAppearance()

  /// The look while a finger is on the button. Stored.
  public let highlighted = UIBarButtonItemStateAppearance()

  /// The look of a button that is not enabled. Stored.
  public let disabled = UIBarButtonItemStateAppearance()

  /// The look of a button with the focus. Stored.
  public let focused = UIBarButtonItemStateAppearance()

  /// The system's look for buttons of a style; all styles begin alike.
  public init(style: UIBarButtonItem.Style) { super.init() }
  public convenience override init() { self.init(style: .plain) }

  /// There are no archives here; the coder is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// Back to the system's look.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}
