/// Names the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the key.
  public let rawValue: String

  /// The key of that name; contexts answer nil to unknown ones.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that was seen before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that will be seen.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
