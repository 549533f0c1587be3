import Foundation

/// Says what of a layout is no longer valid, so that a layout can keep the rest. Made by the layout
/// (`invalidationContextClass`), filled by whoever invalidates, handed to `invalidateLayout(with:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {
    super.init()
  }

  /// Set by `reloadData` and when the layout itself is new: nothing that was known still holds. Default false.
  open var invalidateEverything: Bool { markedEverything }
  /// Set when the numbers of sections or items changed: by `reloadData` and by inserts and deletes. Default false.
  open var invalidateDataSourceCounts: Bool { markedCounts }

  /// Whether it is about elements that are named because they changed, not about the bounds, the whole or a movement.
  final var namesElements: Bool {
    previousIndexPathsForInteractivelyMovingItems == nil
      && (invalidatedItemIndexPaths != nil || !(invalidatedSupplementaryIndexPaths ?? [:]).isEmpty)
  }

  final var markedEverything = false
  final var markedCounts = false
  /// Made by a layout that has taken care of what is invalid, or will notice it by itself.
  final var keepsPlaces = false
  /// The sizes that views wish for, when it is about those.
  final var wishes: [ElementKey: CGSize] = [:]

  /// The items that were named by `invalidateItems(at:)`, in the order of naming, each once; nil when none was.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that were named, by kind; nil when no kind was.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that were named, by kind; nil when no kind was.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Moves the content offset at once, within the range of the content; in points. Default zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Changes the content size at once, until the layout answers its own in the next pass; in points. Default zero.
  open var contentSizeAdjustment = CGSize.zero

  /// Where items that are being moved by hand came from; nil outside of such a movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where items that are being moved by hand would go; nil outside of such a movement.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the moving items are, in the collection view's content, in points.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Names items whose attributes changed. An empty list changes nothing.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).joined(with: indexPaths)
  }

  /// Names supplementary views whose attributes changed. An empty list enters the kind without paths.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: [IndexPath]().joined(with: indexPaths)]) { old, new in old.joined(with: new) }
  }

  /// Names decoration views whose attributes changed. An empty list enters the kind without paths.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: [IndexPath]().joined(with: indexPaths)]) { old, new in old.joined(with: new) }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): everything \(invalidateEverything), counts \(invalidateDataSourceCounts)"
        + ", items \(invalidatedItemIndexPaths.map { "\($0.count)" } ?? "nil")>"
    }
  }
}

extension [IndexPath] {
  /// The paths of both, each once, in the order of their first appearance.
  fileprivate func joined(with others: [IndexPath]) -> [IndexPath] {
    var known = Set(self)
    return self + others.filter { known.insert($0).inserted }
  }
}
