import Foundation

/// Builds the rounded rectangles of `UIBezierPath`. Their corners extend further along the sides than quarter circles.
struct RoundedCorners {
  private let rect: CGRect
  private let corners: UIRectCorner
  private let radii: CGSize

  init(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    self.rect = rect.standardized
    self.corners = corners
    self.radii = CGSize(
      width: min(max(0, radii.width), self.rect.width / 2), height: min(max(0, radii.height), self.rect.height / 2))
  }

  /// The length of a corner along a side, as a multiple of the radius. This length and the points of the corner were
  /// measured on UIKit's paths.
  private static let cornerLength: CGFloat = 1.528_665

  /// The points of a corner with radius 1: three curves, each with two control points and an end. Each point is
  /// expressed as two distances from the corner of the rectangle: along the incoming side and along the outgoing side.
  private static let smoothCurve: [(CGFloat, CGFloat)] = [
    (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
    (0.372_824, 0.169_06), (0.169_06, 0.372_824), (0.074_911, 0.631_494),
    (0, 0.868_407), (0, 1.088_493), (0, 1.528_665),
  ]

  /// The control points and the end of a quarter circle with radius 1, in the form of `smoothCurve`. A corner is a quarter circle if
  /// the rectangle is too small for the longer curve of `smoothCurve`.
  private static let quarterCircle: [(CGFloat, CGFloat)] = [(0.447_715, 0), (0, 0.447_715), (0, 1)]

  func add(to path: CGMutablePath) {
    guard radii.width > 0, radii.height > 0, !corners.isEmpty else { return path.addRect(rect) }
    let hasSpaceForSmoothCurve =
      radii.width * Self.cornerLength <= rect.width / 2 && radii.height * Self.cornerLength <= rect.height / 2
    let (points, cornerLength) =
      hasSpaceForSmoothCurve ? (Self.smoothCurve, Self.cornerLength) : (Self.quarterCircle, 1)
    // The corners are listed clockwise from the top side. Each corner has the directions of its two sides, away from the corner.
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let cornerDirections: [(UIRectCorner, CGPoint, incomingDirection: CGVector, outgoingDirection: CGVector)] = [
      (.topRight, CGPoint(x: maxX, y: minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.bottomRight, CGPoint(x: maxX, y: maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, CGPoint(x: minX, y: maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.topLeft, CGPoint(x: minX, y: minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    let start = corners.contains(.topLeft) ? minX + radii.width * cornerLength : minX
    path.move(to: CGPoint(x: start, y: minY))
    for (corner, cornerPoint, incomingDirection, outgoingDirection) in cornerDirections {
      func position(_ point: (CGFloat, CGFloat)) -> CGPoint {
        CGPoint(
          x: cornerPoint.x + (incomingDirection.dx * point.0 + outgoingDirection.dx * point.1) * radii.width,
          y: cornerPoint.y + (incomingDirection.dy * point.0 + outgoingDirection.dy * point.1) * radii.height)
      }
      guard corners.contains(corner) else {
        path.addLine(to: cornerPoint)
        continue
      }
      path.addLine(to: position((cornerLength, 0)))
      for index in stride(from: 0, to: points.count, by: 3) {
        path.addCurve(
          to: position(points[index + 2]), control1: position(points[index]), control2: position(points[index + 1]))
      }
    }
    path.closeSubpath()
  }
}
