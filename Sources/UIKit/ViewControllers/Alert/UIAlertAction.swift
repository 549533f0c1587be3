import Foundation

/// An action that an alert or an action sheet offers as a button.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// The style of an action, which determines the appearance of its button.
  public enum Style: Int, Sendable {
    /// The standard style, which has no special meaning.
    case `default` = 0
    /// The style of the action that cancels the alert. The button of this action is the last one in the alert, and the
    /// Escape key performs the action. An alert can have only one cancel action.
    case cancel = 1
    /// The style of an action that deletes or changes data. The button of this action is red.
    case destructive = 2
  }

  /// The title of the button. The default is nil.
  open internal(set) var title: String?
  /// The style of the action. The style determines the appearance of the button.
  open internal(set) var style: Style
  /// A Boolean value that determines whether the action can be chosen. The default is true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  /// The color of the title, or nil for the color of the style. Applications set it by its name (`NibKeyPaths`).
  var titleTextColor: UIColor? { didSet { onChange?() } }

  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Creates an action with a title and a handler.
  ///
  /// - Parameters:
  ///   - title: The title of the button, or nil.
  ///   - style: The style of the button.
  ///   - handler: A closure that is called when the action was chosen and the alert has been dismissed.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Returns an action with the same title, style and handler, which is enabled if this action is.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The copy. It has the class `UIAlertAction`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    copy.titleTextColor = titleTextColor
    return copy
  }
}
