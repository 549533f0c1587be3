// Until CATransform3D and UIView.animate (ca) land: their owner deletes this file.
import Foundation

extension CATransform3D {
  var m12: CGFloat {
    get { 0 }
    set {}
  };
  var m13: CGFloat {
    get { 0 }
    set {}
  };
  var m14: CGFloat {
    get { 0 }
    set {}
  }
  var m21: CGFloat {
    get { 0 }
    set {}
  };
  var m22: CGFloat {
    get { 0 }
    set {}
  };
  var m23: CGFloat {
    get { 0 }
    set {}
  };
  var m24: CGFloat {
    get { 0 }
    set {}
  }
  var m31: CGFloat {
    get { 0 }
    set {}
  };
  var m32: CGFloat {
    get { 0 }
    set {}
  };
  var m33: CGFloat {
    get { 0 }
    set {}
  };
  var m34: CGFloat {
    get { 0 }
    set {}
  }
  var m41: CGFloat {
    get { 0 }
    set {}
  };
  var m42: CGFloat {
    get { 0 }
    set {}
  };
  var m43: CGFloat {
    get { 0 }
    set {}
  };
  var m44: CGFloat {
    get { 0 }
    set {}
  }
  var m11: CGFloat {
    get { 0 }
    set {}
  }
}
func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { true }
func CATransform3DMakeAffineTransform(_ a: CGAffineTransform) -> CATransform3D { CATransform3DIdentity }
func CATransform3DGetAffineTransform(_ a: CATransform3D) -> CGAffineTransform { .identity }
func CATransform3DIsAffine(_ a: CATransform3D) -> Bool { true }
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
