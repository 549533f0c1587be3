import Foundation

/// How a layer that moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x-axis follows the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x-axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
