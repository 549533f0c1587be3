import Foundation

/// The kind of a `CATransition`.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the transition.
  public let rawValue: String

  /// The transition of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in. The default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides in over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away over the new.
  public static let reveal = CATransitionType(rawValue: "reveal")

  /// The layer turns round and shows the new content on its back: what views' flips are made of.
  package static let flip = CATransitionType(rawValue: "flip")
}
