import Foundation
import QuartzCore

extension UIView {
  final func bringUpToDate() {
    layoutIfNeeded()
    drawNow(backingLayer)
  }

  private func drawNow(_ layer: CALayer) {
    layer.displayIfNeeded()
    for below in layer.sublayers ?? [] { drawNow(below) }
  }
}
