import UIKit

/// The layout of a grid whose photos are all in one stack. The first ones are visible.
///
/// It is the start of the animation that opens a stack, and the end of the one that closes it.
final class PileLayout: UICollectionViewLayout {
  /// The frame of the stack in the collection view's coordinates.
  private let frame: CGRect
  /// The index paths of the visible photos, from the uppermost one.
  private let paths: [IndexPath]
  private let isTurned: Bool
  private let contentSize: CGSize

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - frame: The frame of the stack in the collection view's coordinates.
  ///   - paths: The index paths of the visible photos, from the uppermost one.
  ///   - isTurned: A Boolean value that mirrors the rotations of the photos.
  ///   - contentSize: The content size of the grid. The layout has the same size, so that the content offset remains valid.
  init(_ frame: CGRect, of paths: [IndexPath], isTurned: Bool, contentSize: CGSize) {
    self.frame = frame
    self.paths = paths
    self.isTurned = isTurned
    self.contentSize = contentSize
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("PileLayout does not support init(coder:); create it in code") }

  override class var layoutAttributesClass: AnyClass { PhotoLayoutAttributes.self }

  override var collectionViewContentSize: CGSize { contentSize }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    collectionView?.contentOffset ?? proposedContentOffset
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView, view.numberOfSections > 0, frame.intersects(rect) else { return [] }
    // Photos may have disappeared during the transition.
    let present = paths.filter {
      $0.section < view.numberOfSections && $0.item < view.numberOfItems(inSection: $0.section)
    }
    return present.compactMap { layoutAttributesForItem(at: $0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let number = paths.firstIndex(of: indexPath) ?? StackGeometry.maximumPhotos
    return StackGeometry.attributes(indexPath, number: number, in: frame, isTurned: isTurned)
  }
}
