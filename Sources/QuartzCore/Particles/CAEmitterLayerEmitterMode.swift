import Foundation

/// The part of its shape where an emitter layer creates particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  ///
  /// - Parameter rawValue: The mode's name in Core Animation. An unknown name has the same effect as `volume`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The ends of a line or the corners of a rectangle or cuboid. A circle or sphere has none, and particles are created on its
  /// outline.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The inside of the shape. This is the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
