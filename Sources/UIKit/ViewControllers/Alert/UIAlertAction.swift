import Foundation

/// A choice that an alert or an action sheet offers.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What choosing means.
  public enum Style: Int, Sendable {
    /// Nothing in particular.
    case `default` = 0
    /// Leaves everything as it is: lies last, and is what Escape does. One in an alert.
    case cancel = 1
    /// Destroys or changes something: shown in red.
    case destructive = 2
  }

  /// What is written on it. Default nil.
  open internal(set) var title: String?
  /// Default `default`.
  open internal(set) var style: Style
  /// Whether it can be chosen now. Default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// A choice that calls `handler` when it was made and the alert has gone.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
