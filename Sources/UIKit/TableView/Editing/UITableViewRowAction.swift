import Foundation

/// A swipe action of a row for `tableView(_:editActionsForRowAt:)`. New code uses `UIContextualAction` instead.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// Constants that determine the appearance of a row action.
  public enum Style: Int, Sendable {
    /// A destructive action, such as deleting the row.
    case `default` = 0
    /// An action that is not destructive.
    case normal = 1
    /// A destructive action. The value equals `default`.
    public static var destructive: Style { .default }
  }

  private final var styleStorage = Style.default
  private final var handler: (UITableViewRowAction, IndexPath) -> Void = { _, _ in }
  private final var customColor: UIColor?

  /// The style of the action, which determines the default color of its button.
  open var style: Style { styleStorage }
  /// The title of the action's button, or `nil` for no title.
  open var title: String?
  /// The background color of the button. Setting this property to `nil` restores the color of the style, which is red
  /// or gray.
  open var backgroundColor: UIColor? {
    get { customColor ?? (styleStorage == .default ? .systemRed : .systemGray) }
    set { customColor = newValue }
  }
  /// The visual effect behind the button. The value is stored, but has no effect.
  open var backgroundEffect: UIVisualEffect?

  /// Creates a row action with a style, a title and a handler.
  ///
  /// - Parameters:
  ///   - style: The style of the action.
  ///   - title: The title of the button.
  ///   - handler: A closure that is called when the user chooses the action. Its arguments are the action and the index
  ///     path of the row.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    styleStorage = style
    self.title = title
    self.handler = handler
  }

  /// Returns an equivalent contextual action. The table view does not delete the row after the action, because the
  /// handler of a row action does so if necessary.
  final func contextualAction(in table: UITableView, _ path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: .normal, title: title) { _, _, completion in
      self.handler(self, path)
      completion(false)
    }
    action.backgroundColor = backgroundColor
    return action
  }

  /// Returns an action with the same style, title, handler and background.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The copy. It has the class `UITableViewRowAction`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: styleStorage, title: title, handler: handler)
    copy.customColor = customColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }
}
