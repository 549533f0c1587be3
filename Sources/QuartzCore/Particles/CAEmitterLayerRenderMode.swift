import Foundation

/// The order in which the particles of an emitter layer are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  ///
  /// - Parameter rawValue: The mode's name in Core Animation. An unknown name has the same effect as `unordered`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Particles are drawn in any order. This is the default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles are drawn first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles are drawn last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The particles are drawn in ascending order of their z-positions.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colors of particles are added. The compositor draws particles above each other instead, so overlapping particles do not
  /// become brighter.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
