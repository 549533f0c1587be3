import CollectionCore
import Foundation

/// What the update machine of an item view asks and tells its view.
@MainActor
protocol UpdateHost: ItemViewHost {
  /// How the operations of a batch are recorded.
  associatedtype Operations: BatchOperations

  /// Whether the view is in a window; updates elsewhere are not animated.
  var isInWindow: Bool { get }

  // MARK: What is open to subclasses

  /// Carries out all updates of a closure as one batch.
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)

  /// Reloads everything.
  func reloadData()

  /// Calls the public method that tells of an update.
  func name(_ update: NamedUpdate, style: Operations.Style)

  // MARK: The life of a batch

  /// A batch begins: the view ends what it interrupts, such as the movement of an item.
  func batchWillBegin()

  /// A batch has been carried out.
  func batchDidEnd()

  /// Shows the data after a batch, animated where that can be seen: counts, mapping, keys and selection follow.
  ///
  /// - Parameters:
  ///   - change: What happens to the data and to what is shown.
  ///   - operations: The operations as they were recorded.
  ///   - completions: Called at the end of the animation, with whether it ran to its end.
  func carryOut(_ change: ShownUpdate, _ operations: Operations, completions: [(Bool) -> Void])

  /// Has the data source configure the existing cell of an item of the data again; does nothing where it has none.
  func reconfigureNow(_ item: ItemIndex)

  /// A batch did not fit the data: reloads. It is unknown which item went where, so the selection stays at its index paths, as
  /// far as they exist.
  ///
  /// - Parameter counts: The counts of the data now.
  func reloadAfterInconsistency(_ counts: SectionCounts)

  /// Names the view and those who work with it, for a report of a batch that did not fit.
  var inconsistencyDetails: String { get }

  /// Tells the program that a batch did not fit the data.
  func reportInconsistency(_ message: String)

  // MARK: Disappearing elements

  /// The animation of an element that disappeared is over: its view may be used again.
  func recycle(_ element: Element)
}
