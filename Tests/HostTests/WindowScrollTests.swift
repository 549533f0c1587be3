import CoreGraphics
import Foundation
import UIKit
import XCTest

/// A scroll view in a real window, scrolled with a wheel and a mouse.
@preconcurrency @MainActor
final class WindowScrollTests: WindowTestCase {
  private var loop: FrameLoop!
  private var root: UIWindow!
  private var scroll: UIScrollView!

  override func tearDown() async throws {
    if loop != nil { ApplicationStart.tearDown() }
    root = nil
    loop = nil
    scroll = nil
    closeAll()
  }

  /// Opens a scroll view with 3000 points of stripes in different colors. Each stripe is 10 points high.
  private func openStripes() throws {
    try open()
    loop = FrameLoop(host: host, window: window, screen: .main)
    loop.start()
    UIApplication.shared.applicationState = .active
    root = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    root.rootViewController = controller
    scroll = UIScrollView(frame: root.bounds)
    scroll.contentSize = CGSize(width: 400, height: 3000)
    for index in 0..<300 {
      let stripe = UIView(frame: CGRect(x: 0, y: index * 10, width: 400, height: 10))
      stripe.backgroundColor = UIColor(
        red: CGFloat(index % 250) / 255, green: CGFloat(index / 250) / 255, blue: 1, alpha: 1)
      scroll.addSubview(stripe)
    }
    controller.view.addSubview(scroll)
    root.makeKeyAndVisible()
    rest()
  }

  private func rest() { rest(loop) }

  private func assertStripes(line: UInt = #line) {
    let offset = Int(scroll.contentOffset.y)
    for y in [5, 95, 155, 245] {
      let index = (y + offset) / 10
      let expected = UInt32(index % 250) << 16 | UInt32(index / 250) << 8 | 0xff
      XCTAssertEqual(screenPixel(200, y), expected, "at \(y), offset \(offset)", line: line)
    }
  }

  func testTheWheelScrollsSmoothlyAndTheMouseDrags() throws {
    try openStripes()
    assertStripes()
    try hand("mousemove", "\(origin.x + 200)", "\(origin.y + 250)")
    for _ in 0..<3 { try hand("click", "5") }
    run { self.scroll.contentOffset.y >= 240 && !self.scroll.isDecelerating }
    XCTAssertEqual(scroll.contentOffset.y, 240, "three notches of 80 points")
    rest()
    assertStripes()

    try hand("mousedown", "1")
    try drag(from: (200, 250), to: (200, 150), steps: 10)
    run { self.scroll.contentOffset.y >= 330 }
    XCTAssertEqual(scroll.contentOffset.y, 330, "100 points less the 10 that make a drag")
    XCTAssertTrue(scroll.isDragging)
    // A pause, so that there is no deceleration.
    run(atLeast: 0.4)
    try hand("mouseup", "1")
    run { !self.scroll.isDragging && !self.scroll.isDecelerating }
    rest()
    XCTAssertEqual(scroll.contentOffset.y, 330)
    assertStripes()

    // Up again to the top, where it stops.
    for _ in 0..<8 { try hand("click", "4") }
    run { self.scroll.contentOffset.y <= 0 && !self.scroll.isDecelerating }
    XCTAssertEqual(scroll.contentOffset.y, 0)
    rest()
    assertStripes()
  }
}
