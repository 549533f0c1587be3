import CoreGraphics
import Foundation

/// What preparing ahead asks of an item view.
@MainActor
protocol PrefetchHost: UIScrollView, ItemViewHost {
  var isPrefetchingEnabled: Bool { get }

  /// Whether the layout is up to date and nothing changes at the moment.
  var canPrefetch: Bool { get }

  // MARK: Data

  var hasPrefetchDataSource: Bool { get }

  /// Tells the data source of items, by their index paths in the data, that are likely to be shown.
  func prefetchData(at paths: [IndexPath])
  /// Tells the data source of items that are no longer likely to be shown.
  func cancelPrefetchingData(at paths: [IndexPath])

  /// Calls a closure with the items in a rectangle that have no view on screen: key, index path in the data, frame.
  func forEachItemAhead(in rect: CGRect, _ body: (ElementKey, IndexPath, CGRect) -> Void)

  /// Calls a closure with the items ahead of a section that scrolls by itself: key, index path in the data, distance.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - heading: 1 where it was scrolled towards its end, -1 towards its beginning.
  func forEachItemAhead(
    ofScrollingSection section: Int, heading: CGFloat, _ body: (ElementKey, IndexPath, CGFloat) -> Void)

  // MARK: Cells

  /// Calls a closure with the items, at least those in a rectangle, that have no cell on screen and may get one.
  func forEachItemToPrepare(in rect: CGRect, _ body: (ElementKey, CGRect) -> Void)

  /// Makes and configures a hidden cell; nil where the item cannot have one now, or a callback asked for a reload.
  func prepareElement(_ key: ElementKey) -> Element?

  /// Makes the view of a prepared element free for other items.
  func releasePrepared(_ element: Element)

  /// Returns where a prepared element would be shown.
  func frameOfPrepared(_ element: Element) -> CGRect?
}

extension PrefetchHost {
  func forEachItemAhead(
    ofScrollingSection section: Int, heading: CGFloat, _ body: (ElementKey, IndexPath, CGFloat) -> Void
  ) {}
}
