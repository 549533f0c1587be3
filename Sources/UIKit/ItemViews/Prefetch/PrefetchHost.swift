import CoreGraphics
import Foundation

/// The interface of an item view for prefetching.
@MainActor
protocol PrefetchHost: UIScrollView, ItemViewHost {
  var isPrefetchingEnabled: Bool { get }

  /// Indicates whether the layout is up to date and no change is in progress.
  var canPrefetch: Bool { get }

  // MARK: Data

  var hasPrefetchDataSource: Bool { get }

  /// Notifies the data source of items that are likely to be shown soon, by their index paths in the data.
  func prefetchData(at paths: [IndexPath])
  /// Notifies the data source of items that are no longer likely to be shown soon, by their index paths in the data.
  func cancelPrefetchingData(at paths: [IndexPath])

  /// Calls a closure for each item in a rectangle that has no view on screen. Its arguments are the key, the index path
  /// in the data and the frame.
  func forEachItemAhead(in rect: CGRect, _ body: (ElementKey, IndexPath, CGRect) -> Void)

  /// Calls a closure for each item ahead in an orthogonally scrolling section.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - heading: 1 if the section was scrolled towards its end, -1 towards its beginning.
  ///   - body: The closure. Its arguments are the key, the index path in the data and the distance of the item.
  func forEachItemAhead(
    ofScrollingSection section: Int, heading: CGFloat, _ body: (ElementKey, IndexPath, CGFloat) -> Void)

  // MARK: Cells

  /// Calls a closure for each item that can get a cell but has none on screen. Items outside of the rectangle may be
  /// included.
  func forEachItemToPrepare(in rect: CGRect, _ body: (ElementKey, CGRect) -> Void)

  /// Creates and configures a hidden cell. Returns `nil` if the item cannot have a cell at present, or if a callback
  /// requested a reload.
  func prepareElement(_ key: ElementKey) -> Element?

  /// Recycles the view of a prefetched element.
  func releasePrepared(_ element: Element)

  /// Returns the frame at which a prefetched element would be shown.
  func frameOfPrepared(_ element: Element) -> CGRect?
}

extension PrefetchHost {
  func forEachItemAhead(
    ofScrollingSection section: Int, heading: CGFloat, _ body: (ElementKey, IndexPath, CGFloat) -> Void
  ) {}
}
