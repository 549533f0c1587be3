import Foundation
import QuartzCore

extension UIView {
  /// Lays out and draws the view and its descendants immediately, so that a snapshot shows pending changes.
  final func layOutAndDrawImmediately() {
    layoutIfNeeded()
    drawImmediately(backingLayer)
  }

  private func drawImmediately(_ layer: CALayer) {
    layer.displayIfNeeded()
    for sublayer in layer.sublayers ?? [] { drawImmediately(sublayer) }
  }
}
