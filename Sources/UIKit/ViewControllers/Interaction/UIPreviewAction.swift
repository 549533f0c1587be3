import Foundation

/// An action below the preview of a view controller. iOS 13 replaced preview actions with context menus, in which Tessera shows them.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem, @preconcurrency NSCopying {
  /// The appearance of an action.
  public enum Style: Int, Sendable {
    /// The action has no special appearance.
    case `default` = 0
    /// The action has a checkmark.
    case selected = 1
    /// The action is shown in red.
    case destructive = 2
  }

  /// The title of the action in the context menu of the preview.
  public let title: String
  /// A closure that performs the action. Its arguments are the action and the view controller of the preview.
  public let handler: (UIPreviewActionItem, UIViewController) -> Void
  let style: Style

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The appearance.
  ///   - handler: A closure that performs the action.
  public init(
    title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }

  /// Returns the object itself, because it is immutable.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
