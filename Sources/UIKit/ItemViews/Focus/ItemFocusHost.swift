import CoreGraphics
import Foundation

/// The interface of an item view for focus, type selection and keyboard navigation.
@MainActor
protocol ItemFocusHost: FocusCellHost, SelectionHost {
  var selection: SelectionController { get }
  var typeAhead: TypeAhead { get set }

  var allowsFocus: Bool { get }
  var allowsFocusDuringEditing: Bool { get }
  var remembersLastFocusedIndexPath: Bool { get }
  var selectionFollowsFocus: Bool { get }

  /// Asks the delegate whether an item can be focused. Returns `nil` if the cell decides.
  func delegateAllowsFocus(at path: IndexPath) -> Bool?
  /// The item that becomes focused first, as preferred by the delegate, or `nil` for no preference.
  var delegatePreferredItem: IndexPath? { get }
  /// Asks the delegate whether an item becomes selected when it becomes focused. Returns `nil` without a delegate.
  func delegateSelectsFocused(at path: IndexPath) -> Bool?

  /// Returns the frame of an item in the content.
  func frameOfItem(at path: IndexPath) -> CGRect?
  /// Scrolls the shortest distance at which an item is visible.
  func scrollToVisibleItem(_ path: IndexPath)
  /// Returns the items in the direction of an arrow key, nearest first.
  func items(from path: IndexPath, _ heading: UIFocusHeading) -> AnySequence<IndexPath>
  /// Returns the item that is about one screen length away from another item.
  ///
  /// - Parameters:
  ///   - path: The index path of the item.
  ///   - sign: 1 towards the end of the content, -1 towards its beginning.
  func page(from path: IndexPath, _ sign: CGFloat) -> IndexPath?

  /// Returns the cell of an item that is visible, disappearing or prefetched.
  func knownCell(at path: IndexPath) -> (any ItemFocusCell)?
  /// The items that are on screen, in order.
  var itemsOnScreen: [IndexPath] { get }
  /// The visible and the prefetched cells, in the order of their items.
  var knownCells: [(path: IndexPath, cell: any ItemFocusCell)] { get }

  var contextMenuInteraction: UIContextMenuInteraction? { get }
}
