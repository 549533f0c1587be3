import Foundation

/// The shape in which an emitter layer creates its particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The shape's name in Core Animation.
  public let rawValue: String

  /// Creates a shape from its name.
  ///
  /// - Parameter rawValue: The shape's name in Core Animation. An unknown name has the same effect as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The point at `emitterPosition` and `emitterZPosition`. This is the default.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line of the length `emitterSize.width`, centered at the emitter position.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the size `emitterSize`, centered at the emitter position.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid of the size `emitterSize` and the depth `emitterDepth`, centered at the emitter position.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle of the radius `emitterSize.width`, centered at the emitter position.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere of the radius `emitterSize.width`, centered at the emitter position.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
