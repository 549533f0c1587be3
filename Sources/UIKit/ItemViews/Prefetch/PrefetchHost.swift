import CoreGraphics
import Foundation

/// The interface of a table or collection view that prefetching uses.
@MainActor
protocol PrefetchHost: UIScrollView, ItemViewHost {
  var isPrefetchingEnabled: Bool { get }

  /// Indicates whether the layout is up to date and no change is in progress.
  var canPrefetch: Bool { get }

  // MARK: Data

  var hasPrefetchDataSource: Bool { get }

  /// Tells the data source to prefetch the data of items at data source index paths.
  func prefetchData(at paths: [IndexPath])
  /// Tells the data source to cancel the prefetching of items at data source index paths.
  func cancelPrefetchingData(at paths: [IndexPath])

  /// Calls a closure for each item in a rectangle that has no view on screen. Its arguments are the key, the data source index
  /// path and the frame.
  func forEachItemAhead(in rect: CGRect, _ body: (ElementKey, IndexPath, CGRect) -> Void)

  /// Calls a closure for each item ahead of the visible area of an orthogonally scrolling section, in the direction of
  /// the scroll.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - heading: 1 if the section was scrolled towards its end, -1 towards its beginning.
  ///   - body: The closure. Its arguments are the key, the data source index path and the distance of the item in points.
  func forEachItemAhead(
    ofScrollingSection section: Int, heading: CGFloat, _ body: (ElementKey, IndexPath, CGFloat) -> Void)

  // MARK: Cells

  /// Calls a closure for each item for which a cell can be prefetched. Items outside of the rectangle may be included.
  func forEachItemToPrepare(in rect: CGRect, _ body: (ElementKey, CGRect) -> Void)

  /// Creates and configures a hidden cell for an item. Returns `nil` if the item cannot have a cell at this time, or if
  /// the data source requests a reload during the call.
  func prepareElement(_ key: ElementKey) -> Element?

  /// Performs what callbacks have requested while a cell was prefetched.
  func activityDidEnd()

  /// Recycles the cell of a prefetched element.
  func recyclePrepared(_ element: Element)

  /// Returns the frame at which a prefetched element would be shown, or `nil` if the layout has no frame for it.
  func frameOfPrepared(_ element: Element) -> CGRect?
}

extension PrefetchHost {
  func forEachItemAhead(
    ofScrollingSection section: Int, heading: CGFloat, _ body: (ElementKey, IndexPath, CGFloat) -> Void
  ) {}
}
