import CollectionCore
import Foundation

/// The interface of an item view for its update coordinator and animator.
@MainActor
protocol UpdateHost: ItemViewHost {
  /// The type of the recorded operations of a batch.
  associatedtype Operations: BatchOperations

  /// Indicates whether the view is in a window. Updates outside of one are not animated.
  var isInWindow: Bool { get }

  // MARK: Methods that subclasses override

  /// Commits all updates that a closure requests as one batch.
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)

  /// Reloads everything.
  func reloadData()

  /// Performs a pending layout immediately.
  func layoutIfNeeded()

  /// Calls the public method that corresponds to an update.
  func name(_ update: NamedUpdate, style: Operations.Style)

  // MARK: The steps of a batch

  /// Called when a batch begins. Ends activities that the batch interrupts, such as the movement of an item.
  func batchWillBegin()

  /// Called after a batch was committed.
  func batchDidEnd()

  /// Shows the data after a batch, with an animation if it would be visible. Updates the counts, the mapping, the keys
  /// and the selection.
  ///
  /// - Parameters:
  ///   - change: The change of the data and of the shown items.
  ///   - operations: The operations as they were recorded.
  ///   - completions: Closures that are called after the animation. Their argument is `true` if it was not interrupted.
  func carryOut(_ change: PresentedUpdate, _ operations: Operations, completions: [(Bool) -> Void])

  /// Calls the data source to configure the existing cell of an item of the data again. Does nothing if the item has no
  /// cell.
  func reconfigureNow(_ item: ItemIndex)

  /// Reloads after a batch that does not match the data.
  ///
  /// The new positions of the items are unknown, so the selection is kept for all index paths that still exist.
  ///
  /// - Parameter counts: The current counts of the data.
  func reloadAfterInconsistency(_ counts: SectionCounts)

  /// A description of the view, its data source and its layout, for the error message about a batch that does not match
  /// the data.
  var inconsistencyDetails: String { get }

  /// Reports that a batch does not match the data.
  func reportInconsistency(_ message: String)

  // MARK: Disappearing elements

  /// Recycles the view of a disappearing element. Called after its animation.
  func recycle(_ element: Element)
}
