import Foundation

/// An operation of a batch update, as passed to a layout's `prepare(forCollectionViewUpdates:)`.
///
/// An index path whose `item` is `NSNotFound` represents a whole section, as in UIKit.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Constants that specify the kind of an operation in a batch update.
  public enum Action: Int, Sendable {
    /// An element is inserted at `indexPathAfterUpdate`.
    case insert = 0
    /// The element at `indexPathBeforeUpdate` is deleted.
    case delete = 1
    /// The view of the element is replaced by a new one.
    case reload = 2
    /// The element is moved from `indexPathBeforeUpdate` to `indexPathAfterUpdate`.
    case move = 3
    /// The update item has no operation.
    case none = 4
  }

  /// The index path before the update, or `nil` for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after the update, or `nil` for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The kind of the operation.
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
  /// The collection view creates its own update items. Tests of layouts use the initializer in subclasses that override
  /// the properties.
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
