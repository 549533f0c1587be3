import Foundation

/// A supplementary view at an edge of a section or of the whole content, such as a header or a footer.
package struct CompositionalBoundary: Sendable, Equatable {
  /// The kind of the view, as a number that the caller assigns.
  package var kind: Int32
  /// The index of the view among the views of its kind.
  package var index: Int
  package var size: CompositionalSize
  package var insets: CompositionalInsets
  /// The horizontal alignment of the view: -1 for the leading edge, 1 for the trailing edge, 0 for the center.
  package var x: Int
  /// The vertical alignment of the view: -1 for the top edge, 1 for the bottom edge, 0 for the center.
  package var y: Int
  package var offset: CGPoint
  /// Indicates whether the section reserves space for the view. If the value is `false`, the view is drawn over the
  /// section's content.
  package var extendsBoundary: Bool
  package var pinsToVisibleBounds: Bool
  package var zIndex: Int
  /// The preferred size of the view, which replaces the estimated dimensions. The value is nil until the view reports
  /// its preferred size.
  package var preferredSize: CGSize?

  package init(
    kind: Int32, index: Int = 0, size: CompositionalSize, insets: CompositionalInsets = .zero, x: Int, y: Int,
    offset: CGPoint = .zero, extendsBoundary: Bool = true, pinsToVisibleBounds: Bool = false, zIndex: Int = 1
  ) {
    self.kind = kind
    self.index = index
    self.size = size
    self.insets = insets
    self.x = x
    self.y = y
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.zIndex = zIndex
  }

  package func mainAlignment(along axis: FlowAxis) -> Int { axis == .vertical ? y : x }
  func crossAlignment(along axis: FlowAxis) -> Int { axis == .vertical ? x : y }
  func mainOffset(_ axis: FlowAxis) -> Double { axis == .vertical ? offset.y : offset.x }
  func crossOffset(_ axis: FlowAxis) -> Double { axis == .vertical ? offset.x : offset.y }

  /// Returns the length along an axis that the view needs at its edge, in points.
  func requiredLength(_ axis: FlowAxis, in container: CGSize) -> Double {
    let size = size.size(in: container, preferredSize: preferredSize)
    let length: Double
    if mainAlignment(along: axis) != 0 {
      length = axis.main(size) - Double(-mainAlignment(along: axis)) * mainOffset(axis)
    } else {
      length = axis.cross(size) - Double(-crossAlignment(along: axis)) * crossOffset(axis)
    }
    return extendsBoundary ? max(0, length) : 0
  }

  /// Returns whether two boundary views have the same kind and index. In this case, the preferred size of one applies
  /// to the other.
  func isSame(as other: CompositionalBoundary) -> Bool { kind == other.kind && index == other.index }
}

/// The lengths that boundary views require at the four edges of a section or of the whole content, in points.
struct BoundaryExtents: Sendable, Equatable {
  var mainStart = 0.0
  var mainEnd = 0.0
  var crossStart = 0.0
  var crossEnd = 0.0

  init() {}

  init(_ boundaries: [CompositionalBoundary], _ axis: FlowAxis, in container: CGSize) {
    for boundary in boundaries {
      let extent = boundary.requiredLength(axis, in: container)
      switch (boundary.mainAlignment(along: axis), boundary.crossAlignment(along: axis)) {
      case (-1, _): mainStart = max(mainStart, extent)
      case (1, _): mainEnd = max(mainEnd, extent)
      case (_, -1): crossStart = max(crossStart, extent)
      case (_, 1): crossEnd = max(crossEnd, extent)
      default: break
      }
    }
  }

  /// Returns the frame of a boundary view of a section or of the whole content.
  ///
  /// `length` is the length of the section or content along the axis. Across the axis, the section or content extends
  /// from `minCross` to `maxCross`.
  func frame(
    _ boundary: CompositionalBoundary, _ axis: FlowAxis, length: Double, minCross: Double, maxCross: Double,
    in container: CGSize
  ) -> CGRect {
    let size = boundary.size.size(in: container, preferredSize: boundary.preferredSize)
    let (mainLength, crossLength) = (axis.main(size), axis.cross(size))
    let (contentStart, contentEnd) = (mainStart, length - mainEnd)
    let mainPosition: Double
    switch boundary.mainAlignment(along: axis) {
    case -1: mainPosition = boundary.extendsBoundary ? contentStart - mainLength : contentStart
    case 1: mainPosition = boundary.extendsBoundary ? contentEnd : contentEnd - mainLength
    default: mainPosition = (contentStart + contentEnd - mainLength) / 2
    }
    let crossPosition: Double
    switch boundary.crossAlignment(along: axis) {
    case -1: crossPosition = minCross
    case 1: crossPosition = maxCross - crossLength
    default: crossPosition = (minCross + maxCross - crossLength) / 2
    }
    let frame = axis.rect(
      main: mainPosition + boundary.mainOffset(axis), cross: crossPosition + boundary.crossOffset(axis), size: size)
    return boundary.insets.ignoringEstimatedAxes(of: boundary.size).applied(to: frame)
  }
}

/// A decoration view behind a whole section, such as a background.
package struct CompositionalDecoration: Sendable, Equatable {
  package var kind: Int32
  package var insets: CompositionalInsets
  package var zIndex: Int

  package init(kind: Int32, insets: CompositionalInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }
}
