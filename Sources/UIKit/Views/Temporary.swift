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
