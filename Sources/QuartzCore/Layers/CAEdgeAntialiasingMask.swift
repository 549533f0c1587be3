import Foundation

/// Which edges of a layer are smoothed when it is drawn rotated or between pixels.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// One bit for each edge, as Core Animation has them.
  public let rawValue: UInt32

  /// The edges whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge at the smallest x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)

  /// The edge at the largest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)

  /// The edge at the smallest y: the upper one where y points down.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)

  /// The edge at the largest y: the lower one where y points down.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
