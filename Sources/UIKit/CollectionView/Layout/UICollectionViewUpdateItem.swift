import Foundation

/// One operation of a batch update, as passed to `prepare(forCollectionViewUpdates:)` of a layout.
///
/// An index path whose `item` is `NSNotFound` represents a whole section, as in UIKit.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of operations.
  public enum Action: Int, Sendable {
    /// Inserts an element at `indexPathAfterUpdate`.
    case insert = 0
    /// Deletes the element at `indexPathBeforeUpdate`.
    case delete = 1
    /// Replaces the view of the element.
    case reload = 2
    /// Moves the element from `indexPathBeforeUpdate` to `indexPathAfterUpdate`.
    case move = 3
    /// Does nothing.
    case none = 4
  }

  /// The index path before the update, or `nil` for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after the update, or `nil` for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The operation.
  open var updateAction: Action { action }

  final let before: IndexPath?
  final let after: IndexPath?
  final let action: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// Creates an update item without index paths and with the action `none`.
  ///
  /// The collection view creates its own update items. This initializer is for tests of layouts, in subclasses that
  /// override the properties.
  public override init() {
    (before, after, action) = (nil, nil, .none)
    super.init()
  }

  /// Returns the index path that represents a whole section.
  static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }

  nonisolated open override var description: String {
    "<\(type(of: self)): \(action) \(before.map { "\(Array($0))" } ?? "-") -> \(after.map { "\(Array($0))" } ?? "-")>"
  }
}
