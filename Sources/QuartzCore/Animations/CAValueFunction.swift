import CoreGraphics
import Foundation

/// Makes a transform of a number, so that an animation of `transform` can turn by several rounds.
open class CAValueFunction: NSObject, @unchecked Sendable {
  /// Which function it is.
  open private(set) var name: CAValueFunctionName

  /// The function of that name, or nil for a name that is not known.
  public convenience init?(name: CAValueFunctionName) {
    let known: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
      .translateZ,
    ]
    guard known.contains(name) else { return nil }
    self.init()
    self.name = name
  }

  /// Creates the function `rotateZ`. Subclasses call this initializer.
  public override init() {
    name = .rotateZ
    super.init()
  }

  /// The transform for `number`: radians, a factor, or points. The functions of three numbers take it for all of them.
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
