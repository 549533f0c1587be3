import CoreGraphics
import Foundation

/// The interface of an item view for prefetching.
@MainActor
protocol PrefetchHost: UIScrollView, ItemViewHost {
  var isPrefetchingEnabled: Bool { get }

  /// Indicates whether the layout is up to date and nothing is changing.
  var canPrefetch: Bool { get }

  // MARK: Data

  var hasPrefetchDataSource: Bool { get }

  /// Notifies the data source of items, by their index paths in the data, that are likely to be shown soon.
  func prefetchData(at paths: [IndexPath])
  /// Notifies the data source of items that are no longer likely to be shown soon.
  func cancelPrefetchingData(at paths: [IndexPath])

  /// Calls a closure for each item in a rectangle without a view on screen, with its key, its index path in the data
  /// and its frame.
  func forEachItemAhead(in rect: CGRect, _ body: (ElementKey, IndexPath, CGRect) -> Void)

  /// Calls a closure for each item ahead in an orthogonally scrolling section, with its key, its index path in the data
  /// and its distance.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - heading: 1 if it was scrolled towards its end, -1 towards its beginning.
  ///   - body: The closure.
  func forEachItemAhead(
    ofScrollingSection section: Int, heading: CGFloat, _ body: (ElementKey, IndexPath, CGFloat) -> Void)

  // MARK: Cells

  /// Calls a closure for each item, at least in a rectangle, that has no cell on screen and may get one.
  func forEachItemToPrepare(in rect: CGRect, _ body: (ElementKey, CGRect) -> Void)

  /// Creates and configures a hidden cell. Returns `nil` if the item cannot have one now, or a callback requested a
  /// reload.
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
