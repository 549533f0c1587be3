import CollectionCore
import Foundation

/// The interface of a table or collection view that its update coordinator and its animator use.
@MainActor
protocol UpdateHost: ItemViewHost {
  /// The type that records the operations of a batch.
  associatedtype Operations: BatchOperations

  /// Indicates whether the view is in a window. Updates of a view outside of a window are not animated.
  var isInWindow: Bool { get }

  // MARK: Methods that subclasses override

  /// Calls a closure and commits its updates as one batch.
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)

  /// Reloads the data from the data source and replaces all views.
  func reloadData()

  /// Performs a pending layout immediately.
  func layoutIfNeeded()

  /// Performs an update by a call of the view's public method, such as `insertItems(at:)`, so that overrides are called.
  func callPublicMethod(_ update: PublicUpdateCall, style: Operations.Style)

  // MARK: The steps of a batch

  /// Tells the view that a batch begins, so that it ends activities that the batch interrupts, such as the movement of
  /// an item.
  func batchWillBegin()

  /// Tells the view that a batch has been committed.
  func batchDidEnd()

  /// Discards the cached numbers of sections and items before a reload. The next access requests them from the data
  /// source.
  func discardCounts()

  /// Shows the data after a batch, with an animation if it would be visible. The view updates its counts, mapping,
  /// element keys and selection.
  ///
  /// - Parameters:
  ///   - change: The change of the data and of the presented items.
  ///   - operations: The operations as they were recorded.
  ///   - reconfiguredItems: The data indexes after the update of the items that the data source configures again. Their cells
  ///     are measured again before the animation, as in UIKit.
  ///   - completions: Closures that are called after the animation, with `true` if it was not interrupted.
  func carryOut(
    _ change: PresentedUpdate, _ operations: Operations, reconfigured reconfiguredItems: [ItemIndex],
    completions: [(Bool) -> Void])

  /// Calls the data source to configure the existing cells of items again. Items without a cell are ignored. In a
  /// collection view, all elements are animated to their new positions if sizes change.
  ///
  /// - Parameters:
  ///   - items: The data indexes of the items.
  ///   - completions: Closures that are called after the animation, with `true` if it was not interrupted.
  func reconfigure(_ items: [ItemIndex], completions: [(Bool) -> Void])

  /// Indicates whether the view can show an update now. It cannot while it lays out its elements or shows another update, for
  /// example if its data source changes the data when a cell is requested.
  var canShowUpdates: Bool { get }

  /// Requests that the layout or the heights are determined again in the next layout pass.
  func setNeedsPreparation()

  /// Shows the data after a batch in the next layout pass, without an animation. The selection follows the items.
  func reload(after change: PresentedUpdate)

  /// Reloads the view after a batch that does not match the data.
  ///
  /// Because the new index paths of the items are unknown, the same index paths remain selected, as far as they still
  /// exist.
  ///
  /// - Parameter counts: The current counts of the data.
  func reloadAfterInconsistency(_ counts: SectionCounts)

  /// A description of the view, its data source and its layout, for the error message about a batch that does not match
  /// the data.
  var inconsistencyDetails: String { get }

  /// Reports a batch that does not match the data, by calling the application's handler, or as an error if there is
  /// none.
  func reportInconsistency(_ message: String)

  // MARK: Disappearing elements

  /// Recycles the view of an element after its disappearing animation.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - belongsToItem: `true` if the element has only left the screen, `false` if its item was deleted or reloaded.
  func recycle(_ element: Element, belongsToItem: Bool)
}
