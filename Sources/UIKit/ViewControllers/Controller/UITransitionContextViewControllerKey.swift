/// A key for one of the two view controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the key.
  public let rawValue: String

  /// Creates a key. Contexts return nil for an unknown one.
  ///
  /// - Parameter rawValue: UIKit's name of the key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view controller that is visible before the transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
