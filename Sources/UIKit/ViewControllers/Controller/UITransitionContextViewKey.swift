/// Names the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the key.
  public let rawValue: String

  /// The key of that name; contexts answer nil to unknown ones.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that was seen before.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that will be seen.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
