import Foundation

// The geometry of the segments, the highlight of the selected segment and the dividers.
extension UISegmentedControl {
  /// Returns the leading edges of all segments and the trailing edge of the last one, in points from the leading edge
  /// of the control.
  func edges(in width: CGFloat) -> [CGFloat] {
    let fixedWidth = segments.reduce(0) { $0 + $1.width }
    let flexibleSegments = segments.filter { $0.width == 0 }
    let remainingWidth = max(0, width - fixedWidth)
    let contentWidth = apportionsSegmentWidthsByContent ? flexibleSegments.reduce(0) { $0 + $1.contentSize.width } : 0
    var x: CGFloat = 0
    var result: [CGFloat] = [0]
    for item in segments {
      if item.width > 0 {
        x += item.width
      } else if apportionsSegmentWidthsByContent, contentWidth > 0 {
        let padding = (remainingWidth - contentWidth) / CGFloat(flexibleSegments.count)
        x += item.contentSize.width + padding
      } else {
        x += remainingWidth / CGFloat(flexibleSegments.count)
      }
      // The edges are on whole points (measured on iOS 26.1).
      result.append((x + 1e-6).rounded(.down))
    }
    if !flexibleSegments.isEmpty { result[result.count - 1] = width }
    return result
  }

  /// Returns the rectangle of a segment, in the coordinate system of the control.
  func segmentRect(_ index: Int) -> CGRect { segmentRect(index, edges(in: bounds.width)) }

  /// Returns the rectangle of a segment for the edges of all segments, which take time proportional to the number of segments.
  func segmentRect(_ index: Int, _ edges: [CGFloat]) -> CGRect {
    let rect = CGRect(x: edges[index], y: 0, width: edges[index + 1] - edges[index], height: bounds.height)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: 0, width: rect.width, height: rect.height)
  }

  /// The rectangle of the highlight of the selected segment, or `nil` if none is selected.
  var pillRect: CGRect? {
    guard segments.indices.contains(selection) else { return nil }
    return segmentRect(selection).insetBy(dx: Self.pillInset, dy: Self.pillInset)
  }

  func adjustment(of index: Int) -> UIOffset {
    let segment: Segment =
      segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
    return adjustments[segment] ?? adjustments[.any] ?? .zero
  }

  func layoutDividers() {
    let dividerCount = images.divider.isEmpty ? 0 : max(0, segments.count - 1)
    while dividers.count > dividerCount { dividers.removeLast().removeFromSuperview() }
    while dividers.count < dividerCount {
      let view = UIImageView()
      insertSubview(view, aboveSubview: pill)
      dividers.append(view)
    }
    let edges = edges(in: bounds.width)
    for (index, view) in dividers.enumerated() {
      let image =
        images.divider[SegmentedImages.StatePair(state(of: index), state(of: index + 1), .default)]
        ?? images.divider[SegmentedImages.StatePair(.normal, .normal, .default)]
      view.image = image
      let width = image?.size.width ?? 0
      let borderX = max(segmentRect(index, edges).minX, segmentRect(index + 1, edges).minX)
      view.frame = CGRect(x: nearestPixel(borderX - width / 2), y: 0, width: width, height: bounds.height)
    }
  }
}
