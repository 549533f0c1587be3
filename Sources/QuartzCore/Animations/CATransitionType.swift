import Foundation

/// A predefined style of a `CATransition`, such as a fade or a push.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The style's name in Core Animation.
  public let rawValue: String

  /// Creates a style from its name.
  ///
  /// - Parameter rawValue: The style's name in Core Animation. An unknown name has the same effect as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in. This is the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides in over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old content out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away over the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")

  /// The layer flips about its center line and shows the new content on its back. UIKit's flip transitions use this
  /// style.
  package static let flip = CATransitionType(rawValue: "flip")
}
