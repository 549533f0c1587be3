import Foundation

/// One operation of a batch of updates, as a layout hears of it in `prepare(forCollectionViewUpdates:)`.
///
/// Paths of one index stand for whole sections (their `item` is `NSNotFound`, as UIKit's).
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What is done.
  public enum Action: Int, Sendable {
    /// Something appears at `indexPathAfterUpdate`.
    case insert = 0
    /// What was at `indexPathBeforeUpdate` goes.
    case delete = 1
    /// The item is made anew.
    case reload = 2
    /// What was at `indexPathBeforeUpdate` goes to `indexPathAfterUpdate`.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where it was, in the numbering before the batch; nil for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where it is, in the numbering after the batch; nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What is done.
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

  /// An item that says nothing: no paths, `.none`. The collection view makes its own; tests of layouts make such ones and
  /// override the properties.
  public override init() {
    (before, after, action) = (nil, nil, .none)
    super.init()
  }

  /// The path that stands for a whole section.
  static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }

  nonisolated open override var description: String {
    "<\(type(of: self)): \(action) \(before.map { "\(Array($0))" } ?? "-") -> \(after.map { "\(Array($0))" } ?? "-")>"
  }
}
