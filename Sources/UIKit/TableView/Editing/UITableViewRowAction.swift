import Foundation

/// What a swipe over a row offers to do, in the older form (`tableView(_:editActionsForRowAt:)`). Newer code has
/// `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Something that deletes it.
    case `default` = 0
    /// Something harmless.
    case normal = 1
    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  private final var styleStorage = Style.default
  private final var handler: (UITableViewRowAction, IndexPath) -> Void = { _, _ in }
  private final var ownColor: UIColor?

  /// What the action does to its row.
  open var style: Style { styleStorage }
  /// What the button says.
  open var title: String?
  /// The button's ground; nil brings the style's back: red, or grey.
  open var backgroundColor: UIColor? {
    get { ownColor ?? (styleStorage == .default ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  /// What the button does with what lies behind it. A swipe's buttons lie on one colour: kept, and without a sight.
  open var backgroundEffect: UIVisualEffect?

  /// An action with a title, which calls `handler` with the row when it is chosen.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    styleStorage = style
    self.title = title
    self.handler = handler
  }

  /// The same in the newer form. The row is not taken away by itself: the handler does that.
  final func contextualAction(in table: UITableView, _ path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: .normal, title: title) { _, _, done in
      self.handler(self, path)
      done(false)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
