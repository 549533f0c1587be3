import Foundation
extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut = AnimationOptions([]), beginFromCurrentState = AnimationOptions(rawValue: 4)
  }
  public enum AnimationCurve: Int, Sendable { case easeInOut }
  public class func animate(
    withDuration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  public class func animate(
    withDuration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat, initialSpringVelocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  public class var areAnimationsEnabled: Bool { true }
}
public class UIImage: @unchecked Sendable { var size: CGSize { .zero } }
public class UIImageView: UIView { var image: UIImage? }
public class UILabel: UIView {
  var text: String?; var font: UIFont!; var textColor: UIColor!; var textAlignment: NSTextAlignment = .left
}
