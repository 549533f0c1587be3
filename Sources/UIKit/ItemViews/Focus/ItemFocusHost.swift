import CoreGraphics
import Foundation

/// What the focus, type-ahead and the keys ask of an item view.
@MainActor
protocol ItemFocusHost: FocusCellHost, SelectionHost {
  var selection: SelectionController { get }
  var typeAhead: TypeAhead { get set }

  var allowsFocus: Bool { get }
  var allowsFocusDuringEditing: Bool { get }
  var remembersLastFocusedIndexPath: Bool { get }
  var selectionFollowsFocus: Bool { get }

  /// Asks the delegate whether an item can have the focus; nil where it does not say, so that the cell does.
  func delegateAllowsFocus(at path: IndexPath) -> Bool?
  /// The item that the delegate prefers.
  var delegatePreferredItem: IndexPath? { get }
  /// Asks the delegate whether an item that gets the focus is selected; nil without a delegate.
  func delegateSelectsFocused(at path: IndexPath) -> Bool?

  /// Returns the frame of an item in the content.
  func frameOfItem(at path: IndexPath) -> CGRect?
  /// Scrolls as little as shows an item.
  func scrollIntoSight(_ path: IndexPath)
  /// Returns the items in the direction of an arrow, nearest first.
  func items(from path: IndexPath, _ heading: UIFocusHeading) -> AnySequence<IndexPath>
  /// Returns the item that is about a screenful from another one.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - sign: 1 for the direction of the end of the content, -1 for that of its beginning.
  func page(from path: IndexPath, _ sign: CGFloat) -> IndexPath?

  /// Returns the cell of an item that is on screen, disappears, or is prepared.
  func knownCell(at path: IndexPath) -> (any ItemFocusCell)?
  /// The items that are on screen, in order.
  var itemsOnScreen: [IndexPath] { get }
  /// The cells on screen and the prepared ones, in the order of their items.
  var knownCells: [(path: IndexPath, cell: any ItemFocusCell)] { get }

  var contextMenuInteraction: UIContextMenuInteraction? { get }
}
