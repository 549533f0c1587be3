import Foundation

/// Makes the menu of a context menu from the elements that the system suggests: none here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Makes the controller that is shown beside a menu; nil shows what the menu is about.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// What a context menu shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu shows its elements.
  public enum ElementOrder: Int, Sendable {
    /// The system decides: here the given order.
    case automatic = 0
    /// The first element lies nearest to where the user touches: a menu above its place shows them from the bottom.
    case priority = 1
    /// The given order.
    case fixed = 2
  }

  /// What the menu is about; unique if none was given.
  public let identifier: any NSCopying
  /// What else the menu is about. Default none.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// How many items the menu is about: shown on what is lifted, when more than 1. Default 0.
  open var badgeCount = 0
  /// Default automatic.
  open var preferredMenuElementOrder = ElementOrder.automatic

  package let previewProvider: UIContextMenuContentPreviewProvider?
  package let actionProvider: UIContextMenuActionProvider?

  /// A menu that the providers make when it is to be shown. Without an action provider there is no menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
