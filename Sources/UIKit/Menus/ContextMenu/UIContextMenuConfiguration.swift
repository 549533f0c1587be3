import Foundation

/// A closure that returns a context menu. It receives the elements that the system suggests, an empty array in Tessera.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// A closure that returns the view controller to show as the preview of a menu, or `nil` to show the source view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The configuration of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The order of the elements of a menu.
  public enum ElementOrder: Int, Sendable {
    /// The order that the system chooses. In Tessera it is `fixed`.
    case automatic = 0
    /// The first element is nearest to the touch, so a menu above it is in reverse order.
    case priority = 1
    /// The order of the elements in the menu.
    case fixed = 2
  }

  /// The identifier of the menu. Without one, the configuration creates a unique one.
  public let identifier: any NSCopying
  /// The identifiers of further items that the menu applies to. The default is none.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number of items that the menu applies to. If it is greater than 1, a badge on the preview shows it. The
  /// default is 0.
  open var badgeCount = 0
  /// The preferred order of the elements. The default is `automatic`.
  open var preferredMenuElementOrder = ElementOrder.automatic

  package let previewProvider: UIContextMenuContentPreviewProvider?
  package let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration whose closures are called when the menu is about to appear.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu, or `nil` to create a unique one.
  ///   - previewProvider: A closure that returns the preview, or `nil` to show the source view.
  ///   - actionProvider: A closure that returns the menu. Without it no menu is shown.
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
