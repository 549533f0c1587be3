import UIKit

/// The layout of the overview: each section is a stack of photos with a title below it. The stacks are in columns below the
/// headings "Albums" and "Folders".
final class StacksLayout: UICollectionViewLayout {
  static let titleKind = "StackTitle"
  static let headingKind = "StackHeading"

  private static let spacing: CGFloat = 16
  private static let minimumWidth: CGFloat = 160
  /// The part of the growth of the text by which stacks grow, so that titles are not cut.
  private static let widthGrowth: CGFloat = 0.4
  private static let headingHeight: CGFloat = 52
  private static let titleHeight: CGFloat = 46
  private static let rowSpacing: CGFloat = 20
  /// The space beside and above a stack, into which the corners of its rotated photos extend.
  private static let stackInset: CGFloat = 10

  /// A closure that returns the number of albums and of folders.
  private let counts: () -> [Int]

  private var groups: [(sections: Range<Int>, y: CGFloat)] = []
  private var height: CGFloat = 0
  private var columns = 1
  private var leading: CGFloat = 0
  /// The margin at each side, in points.
  private var margin: CGFloat = 0
  private var contentWidth: CGFloat = 0
  private var textScale: CGFloat = 1

  init(counts: @escaping () -> [Int]) {
    self.counts = counts
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("StacksLayout does not support init(coder:); create it in code") }

  override class var layoutAttributesClass: AnyClass { PhotoLayoutAttributes.self }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private var cellWidth: CGFloat {
    (contentWidth - CGFloat(columns - 1) * Self.spacing) / CGFloat(columns)
  }

  private var rowHeight: CGFloat { cellWidth + Self.titleHeight * textScale + Self.rowSpacing }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let insets = view.safeAreaInsets
    textScale = UIFontMetrics(forTextStyle: .headline).scaledValue(for: 1, compatibleWith: view.traitCollection)
    let width = view.bounds.width - insets.left - insets.right
    margin = PageMargin.inset(inWidth: width)
    contentWidth = max(1, width - 2 * margin)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    leading = (isMirrored ? insets.right : insets.left) + margin
    let minimumWidth = Self.minimumWidth * (1 + Self.widthGrowth * max(0, textScale - 1))
    let minimumColumns = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 2
    columns = max(minimumColumns, Int((contentWidth + Self.spacing) / (minimumWidth + Self.spacing)))
    groups = []
    var (section, y) = (0, CGFloat(0))
    for count in counts() where count > 0 {
      groups.append((section..<section + count, y))
      section += count
      y += Self.headingHeight * textScale + CGFloat((count + columns - 1) / columns) * rowHeight
    }
    height = y
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  /// Returns the frame of a stack with its title, or `nil` if there is no such section.
  private func frame(of section: Int) -> CGRect? {
    guard let group = groups.first(where: { $0.sections.contains(section) }) else { return nil }
    let index = section - group.sections.lowerBound
    return CGRect(
      x: leading + CGFloat(index % columns) * (cellWidth + Self.spacing),
      y: group.y + Self.headingHeight * textScale + CGFloat(index / columns) * rowHeight, width: cellWidth,
      height: rowHeight - Self.rowSpacing)
  }

  /// Returns the frame of the photos of a stack, without its title, or `nil` if there is no such section.
  func stackFrame(of section: Int) -> CGRect? {
    frame(of: section).map {
      CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.width).insetBy(
        dx: Self.stackInset, dy: Self.stackInset)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView else { return nil }
    var result: [UICollectionViewLayoutAttributes] = []
    for group in groups {
      let first = group.sections.lowerBound
      if let heading = layoutAttributesForSupplementaryView(
        ofKind: Self.headingKind, at: IndexPath(item: 0, section: first)),
        heading.frame.intersects(rect)
      {
        result.append(heading)
      }
      let start = group.y + Self.headingHeight * textScale
      let lower = max(0, Int(((rect.minY - start) / rowHeight).rounded(.down)))
      let upper = max(lower, Int(((rect.maxY - start) / rowHeight).rounded(.up)))
      let sections = (first + lower * columns..<first + upper * columns).clamped(to: group.sections)
      for section in sections where section < view.numberOfSections {
        for item in 0..<view.numberOfItems(inSection: section) {
          layoutAttributesForItem(at: IndexPath(item: item, section: section)).map { result.append($0) }
        }
        let path = IndexPath(item: 0, section: section)
        layoutAttributesForSupplementaryView(ofKind: Self.titleKind, at: path).map { result.append($0) }
      }
    }
    return result
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    stackFrame(of: indexPath.section).map {
      StackGeometry.attributes(
        indexPath, number: indexPath.item, in: $0, isTurned: !indexPath.section.isMultiple(of: 2))
    }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = PhotoLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    switch elementKind {
    case Self.titleKind:
      guard let frame = frame(of: indexPath.section) else { return nil }
      attributes.frame = CGRect(
        x: frame.minX, y: frame.minY + frame.width, width: frame.width, height: frame.height - frame.width)
    case Self.headingKind:
      guard let group = groups.first(where: { $0.sections.lowerBound == indexPath.section }) else { return nil }
      // The heading view insets its labels by the margin, so it is wider than the content.
      attributes.frame = CGRect(
        x: leading - margin, y: group.y, width: contentWidth + 2 * margin,
        height: Self.headingHeight * textScale)
    default: return nil
    }
    return attributes
  }
}
