import UIKit

/// The layout of a grid whose photos are all in one stack. The first ones are visible.
///
/// It is the start of the animation that opens a stack, and the end of the one that closes it.
final class PileLayout: UICollectionViewLayout {
  /// The frame of the stack in the collection view's coordinates.
  private let frame: CGRect
  private let isTurned: Bool
  private let contentSize: CGSize

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - frame: The frame of the stack in the collection view's coordinates.
  ///   - isTurned: A Boolean value that mirrors the rotations of the photos.
  ///   - contentSize: The content size of the grid. The layout has the same size, so that the content offset remains valid.
  init(_ frame: CGRect, isTurned: Bool, contentSize: CGSize) {
    self.frame = frame
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
    return Array(paths.compactMap { layoutAttributesForItem(at: $0) })
  }

  /// The index paths of the visible photos.
  private var paths: [IndexPath] {
    guard let view = collectionView else { return [] }
    var paths: [IndexPath] = []
    for section in 0..<min(view.numberOfSections, StackGeometry.maximumPhotos) {
      let count = min(view.numberOfItems(inSection: section), StackGeometry.maximumPhotos - paths.count)
      paths += (0..<count).map { IndexPath(item: $0, section: section) }
    }
    return paths
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let number = paths.firstIndex(of: indexPath) ?? StackGeometry.maximumPhotos
    return StackGeometry.attributes(indexPath, number: number, in: frame, isTurned: isTurned)
  }
}
