import CoreGraphics
import Foundation

/// The interface of a table or collection view that focus, type selection and keyboard navigation use.
@MainActor
protocol ItemFocusHost: FocusCellHost, SelectionHost {
  var selection: SelectionController { get }
  var typeAhead: TypeAhead { get set }

  var allowsFocus: Bool { get }
  var allowsFocusDuringEditing: Bool { get }
  var remembersLastFocusedIndexPath: Bool { get }
  var selectionFollowsFocus: Bool { get }

  /// Asks the delegate whether an item can become focused. Returns `nil` if the delegate does not decide and the cell
  /// must.
  func delegateAllowsFocus(at path: IndexPath) -> Bool?
  /// The item that the delegate prefers to become focused first, or `nil` for no preference.
  var delegatePreferredItem: IndexPath? { get }
  /// Asks the delegate whether an item becomes selected when it becomes focused. Returns `nil` if there is no delegate.
  func delegateSelectsFocused(at path: IndexPath) -> Bool?

  /// Returns the frame of an item in the content, or `nil` if there is no such item.
  func frameOfItem(at path: IndexPath) -> CGRect?
  /// Scrolls by the shortest distance that makes an item visible.
  func scrollToVisibleItem(_ path: IndexPath)
  /// Returns the items in the direction of an arrow key, nearest first.
  func items(from path: IndexPath, _ heading: UIFocusHeading) -> AnySequence<IndexPath>
  /// Returns the index path of the item that is about one screen length away from an item along the scroll axis, or
  /// `nil` if there is none.
  ///
  /// - Parameters:
  ///   - path: The index path of the item to start from.
  ///   - sign: 1 for items towards the end of the content, -1 for items towards its beginning.
  func itemOnePage(from path: IndexPath, _ sign: CGFloat) -> IndexPath?

  /// Returns the cell of an item if it is visible, disappearing or prefetched, otherwise `nil`. No cell is created.
  func existingCell(at path: IndexPath) -> (any ItemFocusCell)?
  /// The index paths of the items on screen, in order.
  var visibleItemPaths: [IndexPath] { get }
  /// The visible and the prefetched cells with their index paths, in the order of their items.
  var existingCells: [(path: IndexPath, cell: any ItemFocusCell)] { get }

  var contextMenuInteraction: UIContextMenuInteraction? { get }
}
