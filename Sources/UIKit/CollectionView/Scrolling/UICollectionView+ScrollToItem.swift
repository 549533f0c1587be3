import Foundation

extension UICollectionView {
  final func scroll(toItemAt path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    checkPositions(position)
    settleLayout()
    guard counts.contains(path) else {
      Misuse.report(
        "\(self) cannot scroll to item \(Array(path)): its sections have \(counts.items.prefix(20)) items")
      return
    }
    guard let frame = layoutStorage.layoutAttributesForItem(at: path)?.frame else { return }
    let target = offset(showing: frame, at: position)
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  /// The offset that brings a frame of the content to a position, within the range of the content.
  final func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var target = contentOffset
    if position.contains(.top) {
      target.y = frame.minY - inset.top
    } else if position.contains(.bottom) {
      target.y = frame.maxY - bounds.height + inset.bottom
    } else if position.contains(.centeredVertically) {
      target.y = frame.midY - inset.top - visible.height / 2
    } else if frame.minY < visible.minY || frame.height > visible.height {
      if position.isEmpty { target.y = frame.minY - inset.top }
    } else if frame.maxY > visible.maxY, position.isEmpty {
      target.y = frame.maxY - bounds.height + inset.bottom
    }
    if position.contains(.left) {
      target.x = frame.minX - inset.left
    } else if position.contains(.right) {
      target.x = frame.maxX - bounds.width + inset.right
    } else if position.contains(.centeredHorizontally) {
      target.x = frame.midX - inset.left - visible.width / 2
    } else if frame.minX < visible.minX || frame.width > visible.width {
      if position.isEmpty { target.x = frame.minX - inset.left }
    } else if frame.maxX > visible.maxX, position.isEmpty {
      target.x = frame.maxX - bounds.width + inset.right
    }
    return offsetInRange(target)
  }

  private func checkPositions(_ position: ScrollPosition) {
    let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
    for axis in [vertical, horizontal] where position.intersection(axis).rawValue.nonzeroBitCount > 1 {
      Misuse.trap("\(self): a scroll position (raw value \(position.rawValue)) names two places on one axis")
    }
  }
}
