import Foundation
import QuartzCore

extension UIView {
  /// Lays out and draws the view and its descendants immediately, so that a snapshot shows pending changes.
  final func bringUpToDate() {
    layoutIfNeeded()
    drawNow(backingLayer)
  }

  private func drawNow(_ layer: CALayer) {
    layer.displayIfNeeded()
    for below in layer.sublayers ?? [] { drawNow(below) }
  }
}
