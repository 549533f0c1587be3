import Foundation

// A layout that flips (`flipsHorizontallyInOppositeLayoutDirection`) calculates as if everything were read in the
// direction that it was written for. Where the view is read the other way, the view mirrors its questions and its answers
// about the middle of the content, and keeps the distance of what is visible from the leading edge, which is the right
// one then, when the content's width changes.
extension UICollectionView {
  /// Whether the layout's answers are mirrored.
  final var isMirrored: Bool {
    layoutStorage.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layoutStorage.developmentLayoutDirection
  }

  /// Left becomes right about the middle of this width: that of the content, or of what is visible if that is wider.
  private var mirrorWidth: CGFloat {
    max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }

  /// A rectangle in the layout's coordinates for one in the view's, or the other way round.
  final func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  final func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored, let twin = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    twin.center.x = mirrorWidth - twin.center.x
    return twin
  }

  /// What is visible, as the layout sees it.
  final var boundsForLayout: CGRect { mirrored(bounds) }

  /// Does what may change the widths of content and bounds, and leaves what is visible as far from the leading edge.
  final func keepingLeadingEdge(_ change: () -> Void) {
    guard isMirrored else {
      change()
      return
    }
    func distance() -> CGFloat { mirrorWidth + adjustedContentInset.right - bounds.maxX }
    let before = distance()
    change()
    let step = distance() - before
    guard step != 0 else { return }
    moveBounds(to: CGPoint(x: contentOffset.x + step, y: contentOffset.y))
    carryMotion(by: CGPoint(x: step, y: 0))
  }
}
