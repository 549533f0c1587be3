import UIKit
import UIKitTesting
import XCTest

/// Layers that would contain or mask themselves. Core Animation raises exceptions.
@preconcurrency @MainActor
final class HostileLayerTreeTests: HostileTestCase {
  func testLayersThatWouldContainThemselves() {
    let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    inner.addSublayer(outer)
    inner.insertSublayer(inner, at: 0)
    inner.sublayers = [middle]
    checkReports(Array(repeating: "cannot be a sublayer of", count: 3))
    XCTAssertNil(outer.superlayer)
    XCTAssertEqual(inner.superlayer, middle)
    XCTAssertNil(inner.sublayers)
    root.view.layer.addSublayer(outer)
    app.frame()
  }

  func testMasksThatContainTheirLayer() {
    let (outer, inner, mask) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.mask = inner
    inner.mask = outer
    outer.mask = mask
    mask.mask = outer
    mask.addSublayer(outer)
    checkReports(["cannot mask", "cannot mask", "cannot mask", "cannot be a sublayer of"])
    XCTAssertNil(inner.mask)
    XCTAssertEqual(outer.mask, mask)
    root.view.layer.addSublayer(outer)
    app.frame()
  }

  /// Foundation's functions for rectangles trap for edges that are no numbers.
  func testBoundsWithoutNumbers_containNothing() {
    let rects = [
      CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: 5, height: CGFloat.nan),
      CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 5),
    ]
    for rect in rects {
      let layer = CALayer()
      root.view.layer.addSublayer(layer)
      layer.bounds = rect
      layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 3, height: 3))
      XCTAssertFalse(layer.contains(CGPoint(x: 1, y: 1)), "\(rect)")
      XCTAssertNil(layer.hitTest(CGPoint(x: 1, y: 1)), "\(rect)")
      _ = app.window.layer.hitTest(CGPoint(x: 10, y: 10))
      app.frame()
      layer.removeFromSuperlayer()
    }
  }

  /// An animation whose duration or beginning is not a number is over at once.
  func testAnimationsWithoutADuration_end() throws {
    for value in [Double.nan, -1, -Double.infinity] {
      let layer = CALayer()
      root.view.layer.addSublayer(layer)
      var count = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { count += 1 }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0.5
      animation.duration = value
      layer.add(animation, forKey: nil)
      let late = CABasicAnimation(keyPath: "position.x")
      late.toValue = 5
      late.duration = 1
      late.beginTime = value == -1 ? 0 : value
      layer.add(late, forKey: nil)
      CATransaction.commit()
      try app.waitUntilIdle()
      XCTAssertEqual(count, 1, "\(value)")
    }
  }
}
