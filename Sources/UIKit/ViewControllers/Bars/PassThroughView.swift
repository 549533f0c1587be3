import Foundation

/// A container view that receives no touches itself.
@MainActor package class PassThroughView: UIView {
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hitView = super.hitTest(point, with: event)
    return hitView === self ? nil : hitView
  }
}
