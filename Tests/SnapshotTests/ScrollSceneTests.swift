import UIKit
import UIKitTesting
import XCTest

/// Pictures of scrolling at eight moments.
@preconcurrency @MainActor
final class ScrollSceneTests: SceneTestCase {
  private func stripes() -> UIScrollView {
    start(120, 160)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
    scroll.backgroundColor = UIColor(white: 0.85, alpha: 1)
    scroll.contentSize = CGSize(width: 120, height: 1200)
    for row in 0..<30 {
      let stripe = Self.view(
        CGRect(x: 0, y: row * 40, width: 120, height: 39),
        UIColor(hue: CGFloat(row) / 30, saturation: 0.5, brightness: 1, alpha: 1))
      let label = UILabel(frame: CGRect(x: 8, y: 0, width: 60, height: 39))
      label.text = "\(row)"
      stripe.addSubview(label)
      scroll.addSubview(stripe)
    }
    application.show(scroll)
    return scroll
  }

  /// During a deceleration the steps become shorter. The indicator moves and then fades out.
  func testFling() {
    let scroll = stripes()
    application.drag(from: CGPoint(x: 60, y: 140), to: CGPoint(x: 60, y: 50), duration: 0.1)
    XCTAssertTrue(scroll.isDecelerating)
    expect("scroll-fling", at: [0, 0.1, 0.25, 0.5, 0.8, 1.2, 2.5, 4.5])
  }

  /// A deceleration that passes the edge springs back. The indicator becomes shorter at the edge.
  func testBounce() {
    let scroll = stripes()
    scroll.contentOffset.y = 900
    application.drag(from: CGPoint(x: 60, y: 140), to: CGPoint(x: 60, y: 50), duration: 0.1)
    XCTAssertTrue(scroll.isDecelerating)
    expect("scroll-bounce", at: [0, 1.0 / 60, 0.05, 0.1, 0.15, 0.25, 0.4, 0.9])
  }

  /// The activity indicator appears, remains while the content is refreshing, and disappears.
  func testRefresh() {
    let scroll = stripes()
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Fetching")
    scroll.refreshControl = control
    var pictures: [UIKitTesting.Snapshot] = []
    let finger = application.touch(at: CGPoint(x: 60, y: 5))
    for y in [50, 100, 156] as [CGFloat] {
      finger.drag(to: CGPoint(x: 60, y: y), duration: 0.1)
      application.frame()
      pictures.append(application.snapshot())
    }
    finger.lift(after: 0.2)
    scroll.contentOffset.y = -100
    control.beginRefreshing()
    application.frame()
    pictures.append(application.snapshot())
    scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    application.advance(by: 1)
    pictures.append(application.snapshot())
    control.endRefreshing()
    for _ in 0..<3 {
      application.advance(by: 0.1)
      pictures.append(application.snapshot())
    }
    expect("scroll-refresh", sheet: pictures)
  }
}
