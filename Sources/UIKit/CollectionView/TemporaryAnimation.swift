// Until UIView.animate (ca) lands: its owner deletes this file.
import Foundation

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4);
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
  }
  static var areAnimationsEnabled: Bool { true }
  static func setAnimationsEnabled(_ on: Bool) {}
  static func animate(
    withDuration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat, initialSpringVelocity: CGFloat,
    options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animations(); completion?(true) }
}
