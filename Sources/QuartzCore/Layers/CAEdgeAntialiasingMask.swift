import Foundation

/// The edges of a layer that are antialiased when the layer is rotated or its edges are between pixels.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The edges as bits. The values are the same as in Core Animation.
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  ///
  /// - Parameter rawValue: The edges as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge at the smallest x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)

  /// The edge at the largest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)

  /// The edge at the smallest y: the upper one if y points down.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)

  /// The edge at the largest y: the lower one if y points down.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
