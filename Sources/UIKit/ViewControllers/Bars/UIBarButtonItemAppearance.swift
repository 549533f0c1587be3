import Foundation

/// How bar buttons look in their states.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) { super.init() }
  public convenience override init() { self.init(style: .plain) }
  public required init?(coder: NSCoder) { super.init() }

  /// Back to the system's look.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}
