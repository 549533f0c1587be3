import Foundation

/// A closure that returns a context menu. The closure receives the elements that the system suggests, which is an empty
/// array in Tessera.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// A closure that returns the view controller to show as the preview of a menu, or `nil` to show the source view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The configuration of a context menu: its identifier, its preview and the actions that it shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The order in which a menu shows its elements.
  public enum ElementOrder: Int, Sendable {
    /// The system chooses the order. In Tessera the order is then `fixed`.
    case automatic = 0
    /// The first element is nearest to the touch. A menu above the touch therefore shows its elements in reverse order.
    case priority = 1
    /// The elements have the order that they have in the `UIMenu`.
    case fixed = 2
  }

  /// The identifier of the menu. If none was passed to the initializer, the identifier is unique.
  public let identifier: any NSCopying
  /// The identifiers of the items to which the menu applies in addition to the primary item. The delegate is asked for a preview
  /// of each of them. The previews are stacked behind that of the primary item. The default is an empty set.
  ///
  /// Identifiers that do not conform to `NSCopying` are strings, integers, UUIDs, URLs or index paths. Others are ignored.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number of items to which the menu applies. If the number is greater than 1, a badge on the preview shows it.
  /// The default is the number of items with an identifier, or 0 if there are no secondary ones.
  open var badgeCount: Int {
    get { badgeStorage ?? (secondaryItemIdentifiers.isEmpty ? 0 : secondaryItemIdentifiers.count + 1) }
    set { badgeStorage = newValue }
  }
  private var badgeStorage: Int?
  /// The index paths of the secondary items in a table or collection view.
  package var secondaryPaths: [IndexPath] = []
  /// The preferred order of the elements. The default is `automatic`.
  open var preferredMenuElementOrder = ElementOrder.automatic

  package let previewProvider: UIContextMenuContentPreviewProvider?
  package let actionProvider: UIContextMenuActionProvider?

  /// The secondary identifiers as objects.
  final var secondaryIdentifiers: [any NSCopying] {
    secondaryItemIdentifiers.compactMap { identifier -> (any NSCopying)? in
      switch identifier.base {
      case let copyable as any NSCopying: copyable
      case let text as String: text as NSString
      case let number as Int: NSNumber(value: number)
      case let uuid as UUID: uuid as NSUUID
      case let url as URL: url as NSURL
      case let path as IndexPath: path as NSIndexPath
      default: nil
      }
    }
  }

  /// Creates a configuration whose closures are called when the menu is about to appear.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu, or `nil` to create a unique one.
  ///   - previewProvider: A closure that returns the preview, or `nil` to show the source view.
  ///   - actionProvider: A closure that returns the menu. If it is `nil`, no menu is shown.
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
