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

  /// Asks the delegate whether an item can be focused, or returns `nil` to let the cell decide.
  func delegateAllowsFocus(at path: IndexPath) -> Bool?
  /// The item that the delegate prefers to be focused first.
  var delegatePreferredItem: IndexPath? { get }
  /// Asks the delegate whether an item is selected when it is focused; `nil` without a delegate.
  func delegateSelectsFocused(at path: IndexPath) -> Bool?

  /// Returns the frame of an item in the content.
  func frameOfItem(at path: IndexPath) -> CGRect?
  /// Scrolls the shortest distance that makes an item visible.
  func scrollToVisibleItem(_ path: IndexPath)
  /// Returns the items in the direction of an arrow key, nearest first.
  func items(from path: IndexPath, _ heading: UIFocusHeading) -> AnySequence<IndexPath>
  /// Returns the item that is about a screenful away from another one.
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
