import Foundation

/// A group of actions below the preview of a view controller. The group is shown as a submenu.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem, @preconcurrency NSCopying {
  /// The title of the submenu that contains the actions of the group.
  public let title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The appearance.
  ///   - actions: The actions, in the order in which they are shown.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }

  /// Returns the object itself, because it is immutable.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
