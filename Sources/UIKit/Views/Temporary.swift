// Until CoreGraphics values, colours (cg) and CALayer (ca) land: each owner deletes what is theirs from this file.
import Foundation

@MainActor enum ViewAnimationContext { static func action(for l: CALayer, forKey: String) -> (any CAAction)? { nil } }
public protocol CAAction {}
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {}
func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { true }
@MainActor enum RenderLoop { static var onNeedsFrame: (() -> Void)? }
@MainActor extension CALayer {
  var delegate: (any CALayerDelegate)? {
    get { nil }
    set {}
  }
  var frame: CGRect {
    get { .zero }
    set {}
  }
  var bounds: CGRect {
    get { .zero }
    set {}
  }
  var position: CGPoint {
    get { .zero }
    set {}
  }
  var anchorPoint: CGPoint {
    get { .zero }
    set {}
  }
  var transform: CATransform3D {
    get { CATransform3DIdentity }
    set {}
  }
  var opacity: Float {
    get { 1 }
    set {}
  }
  var isHidden: Bool {
    get { false }
    set {}
  }
  var isOpaque: Bool {
    get { false }
    set {}
  }
  var masksToBounds: Bool {
    get { false }
    set {}
  }
  var contentsScale: CGFloat {
    get { 1 }
    set {}
  }
  var backgroundColor: CGColor? {
    get { nil }
    set {}
  }
  var mask: CALayer? {
    get { nil }
    set {}
  }
  var contentsGravity: CALayerContentsGravity {
    get { .resize }
    set {}
  }
  func affineTransform() -> CGAffineTransform { .identity }
  func setAffineTransform(_ t: CGAffineTransform) {}
  func setNeedsLayout() {}
  func layoutIfNeeded() {}
  func setNeedsDisplay() {}
  func setNeedsDisplay(_ r: CGRect) {}
  func addSublayer(_ l: CALayer) {}
  func insertSublayer(_ l: CALayer, below: CALayer?) {}
  func removeFromSuperlayer() {}
  func convert(_ p: CGPoint, to: CALayer?) -> CGPoint { p }
  func convert(_ p: CGPoint, from: CALayer?) -> CGPoint { p }
  func convert(_ p: CGRect, to: CALayer?) -> CGRect { p }
  func convert(_ p: CGRect, from: CALayer?) -> CGRect { p }
}
extension CALayerContentsGravity {
  static let top = CALayerContentsGravity(rawValue: ""), bottom = top, left = top, right = top, center = top,
    topLeft = top, topRight = top, bottomLeft = top, bottomRight = top, resizeAspect = top, resizeAspectFill = top
}
@MainActor extension RenderLoop {
  static var hasActiveAnimations: Bool { false }
  static var hasDisplayLinks: Bool { false }
  static func tickDisplayLinks(at time: TimeInterval) {}
  static func sampleAnimations(at time: TimeInterval) {}
  static func layoutIfNeeded(_ root: CALayer) {}
  static func displayIfNeeded(_ root: CALayer) {}
}
@MainActor enum CATransaction {
  static func begin() {}
  static func commit() {}
  static func setDisableActions(_ flag: Bool) {}
}
@MainActor extension UIView {
  static func performWithoutAnimation(_ body: () -> Void) { body() }
}
@MainActor extension CALayer {
  var cornerRadius: CGFloat {
    get { 0 }
    set {}
  }
  var zPosition: CGFloat {
    get { 0 }
    set {}
  }
}
extension UIViewController {
  var navigationController: UIViewController? { nil }
}
