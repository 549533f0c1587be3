import CollectionCore
import Foundation

/// The interface of an item view for its update coordinator and animator.
@MainActor
protocol UpdateHost: ItemViewHost {
  /// The type that records the operations of a batch.
  associatedtype Operations: BatchOperations

  /// Indicates whether the view is in a window. Updates outside of one are not animated.
  var isInWindow: Bool { get }

  // MARK: Methods that subclasses override

  /// Commits all updates of a closure as one batch.
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)

  /// Reloads everything.
  func reloadData()

  /// Lays the view out now, if that is pending.
  func layoutIfNeeded()

  /// Calls the public method for an update.
  func name(_ update: NamedUpdate, style: Operations.Style)

  // MARK: The steps of a batch

  /// Called when a batch begins, to end what it interrupts, such as the movement of an item.
  func batchWillBegin()

  /// Called after a batch has been committed.
  func batchDidEnd()

  /// Shows the data after a batch, with an animation if it would be visible, and updates counts, mapping, keys and
  /// selection.
  ///
  /// - Parameters:
  ///   - change: The change of the data and of the shown items.
  ///   - operations: The operations as they were recorded.
  ///   - completions: Closures that are called after the animation, with `true` if it ran to its end.
  func carryOut(_ change: PresentedUpdate, _ operations: Operations, completions: [(Bool) -> Void])

  /// Lets the data source configure the existing cell of an item of the data again; does nothing if it has none.
  func reconfigureNow(_ item: ItemIndex)

  /// Reloads after a batch that does not match the data.
  ///
  /// It is unknown where each item moved, so the selection is kept for all index paths that still exist.
  ///
  /// - Parameter counts: The current counts of the data.
  func reloadAfterInconsistency(_ counts: SectionCounts)

  /// A description of the view, its data source and its layout, for the report of a batch that does not match the data.
  var inconsistencyDetails: String { get }

  /// Reports that a batch does not match the data.
  func reportInconsistency(_ message: String)

  // MARK: Disappearing elements

  /// Called after the animation of a disappearing element, to recycle its view.
  func recycle(_ element: Element)
}
