import CoreGraphics
import Foundation

/// A function that converts numbers to transforms, which lets an animation of `transform` make more than one full rotation.
open class CAValueFunction: NSObject, @unchecked Sendable {
  /// The name with which the function was created.
  open private(set) var name: CAValueFunctionName

  /// Creates a value function from its name.
  ///
  /// - Parameter name: The name of the function. The result is nil if the name is unknown.
  public convenience init?(name: CAValueFunctionName) {
    let names: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
      .translateZ,
    ]
    guard names.contains(name) else { return nil }
    self.init()
    self.name = name
  }

  /// Creates the function `rotateZ`. Subclasses call this initializer.
  public override init() {
    name = .rotateZ
    super.init()
  }

  /// Returns the transform that the function computes from a number.
  ///
  /// The number is an angle in radians, a scale factor or a distance in points. Functions for all three axes, such as `scale`,
  /// apply the number to each axis.
  func transform(_ number: Double) -> CATransform3D {
    let v = CGFloat(number)
    switch name {
    case .rotateX: return CATransform3DMakeRotation(v, 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(v, 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(v, 0, 0, 1)
    case .scale: return .scale(v, v, v)
    case .scaleX: return .scale(v, 1, 1)
    case .scaleY: return .scale(1, v, 1)
    case .scaleZ: return .scale(1, 1, v)
    case .translate: return .translation(v, v, v)
    case .translateX: return .translation(v, 0, 0)
    case .translateY: return .translation(0, v, 0)
    default: return .translation(0, 0, v)
    }
  }
}
