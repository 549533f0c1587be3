import UIKit

/// A layout that shows each section as a stack of photos with a heading below it. The stacks are arranged in rows, and
/// three photos of each stack are visible.
final class StackedLayout: UICollectionViewLayout {
  static let visibleItems = 3
  static let footerGap: CGFloat = 12
  static let footerHeight: CGFloat = 26

  let stackSize = CGSize(width: 200, height: 200)
  let itemSize = CGSize(width: 170, height: 170)
  let stacksInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
  let minimumInterStackSpacing: CGFloat = 15
  let minimumLineSpacing: CGFloat = 15

  private(set) var stackFrames: [CGRect] = []
  private var contentSize = CGSize.zero

  override class var layoutAttributesClass: AnyClass { PhotoAttributes.self }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let count = collectionView.numberOfSections
    let page = collectionView.bounds.size
    let width = page.width - stacksInsets.left - stacksInsets.right
    let fittingCount = Int((width + minimumInterStackSpacing) / (stackSize.width + minimumInterStackSpacing))
    // If there are few stacks, no space is reserved for others.
    let columns = max(1, min(fittingCount, count))
    let freeWidth = width - CGFloat(columns) * stackSize.width
    // The remaining space is distributed between the stacks. A single column is centered.
    let spacing = columns > 1 ? floor(freeWidth / CGFloat(columns - 1)) : 0
    let left = stacksInsets.left + (columns > 1 ? 0 : floor(freeWidth / 2))
    let rowHeight = stackSize.height + Self.footerGap + Self.footerHeight
    stackFrames = (0..<count).map { stack in
      CGRect(
        x: left + CGFloat(stack % columns) * (stackSize.width + spacing),
        y: stacksInsets.top + CGFloat(stack / columns) * (rowHeight + minimumLineSpacing),
        width: stackSize.width, height: stackSize.height)
    }
    let rows = CGFloat((count + columns - 1) / columns)
    let height = stacksInsets.top + rows * rowHeight + max(0, rows - 1) * minimumLineSpacing + stacksInsets.bottom
    contentSize = CGSize(width: page.width, height: max(page.height, height))
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView else { return nil }
    var result: [UICollectionViewLayoutAttributes] = []
    for (stack, frame) in stackFrames.enumerated() {
      var stackFrame = frame
      stackFrame.size.height += Self.footerGap + Self.footerHeight
      guard stackFrame.intersects(rect) else { continue }
      for item in 0..<collectionView.numberOfItems(inSection: stack) {
        result += [layoutAttributesForItem(at: IndexPath(item: item, section: stack))].compactMap { $0 }
      }
      let headingPath = IndexPath(item: 0, section: stack)
      result += [layoutAttributesForSupplementaryView(ofKind: StreamHeadingView.kind, at: headingPath)].compactMap {
        $0
      }
    }
    return result
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section < stackFrames.count else { return nil }
    let frame = stackFrames[indexPath.section]
    let attributes = PhotoAttributes(forCellWith: indexPath)
    attributes.size = itemSize
    attributes.center = CGPoint(x: frame.midX, y: frame.midY)
    let degrees: CGFloat = indexPath.item == 1 ? 5 : indexPath.item == 2 ? -5 : 0
    attributes.transform3D = CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
    // Photos below the third one are covered, so they are not drawn.
    let isCovered = indexPath.item >= Self.visibleItems
    attributes.isHidden = isCovered
    attributes.alpha = isCovered ? 0 : 1
    attributes.zIndex = isCovered ? 0 : Self.visibleItems - indexPath.item
    attributes.shadowOpacity = isCovered ? 0 : 0.5
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == StreamHeadingView.kind, indexPath.section < stackFrames.count else { return nil }
    let frame = stackFrames[indexPath.section]
    let attributes = PhotoAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.size = CGSize(width: stackSize.width, height: Self.footerHeight)
    attributes.center = CGPoint(x: frame.midX, y: frame.maxY + Self.footerGap + Self.footerHeight / 2)
    return attributes
  }
}
