import UIKit
import XCTest

@testable import Board

/// Delegates that forward messages to others by `responds(to:)` and `forwardingTarget(for:)`.
class ForwardingTests: XCTestCase {
  func testADelegateOfUIKitThatForwards() {
    let first = TouchLog()
    let router = Router(first: first, second: AllTouches())
    let pan = UIPanGestureRecognizer()
    pan.delegate = router
    XCTAssertEqual(pan.delegate?.gestureRecognizerShouldBegin?(pan), false)
    XCTAssertEqual(first.asked, 1)
    // Only the second one has this method, and neither has the last one: UIKit's own answer.
    XCTAssertEqual(
      pan.delegate?.gestureRecognizer?(pan, shouldRecognizeSimultaneouslyWith: UITapGestureRecognizer()), true)
    XCTAssertEqual(pan.delegate?.gestureRecognizer?(pan, shouldRequireFailureOf: UITapGestureRecognizer()), false)
    XCTAssertTrue(router.responds(to: #selector(UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:))))
    XCTAssertTrue(
      pan.delegate?.responds(to: #selector(UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:))) == true)
    XCTAssertFalse(
      pan.delegate?.responds(
        to: #selector(UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:))) == true)
  }

  func testScrollViewsCallWhatIsForwarded() {
    let owner = ScrollOwner()
    let proxy = ScrollProxy()
    proxy.target = owner
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.contentSize = CGSize(width: 10, height: 100)
    scroll.delegate = proxy
    scroll.contentOffset.y = 20
    XCTAssertEqual(proxy.own, 1)
    XCTAssertEqual(owner.ended, 0)
    scroll.delegate?.scrollViewDidEndDecelerating?(scroll)
    XCTAssertEqual(owner.ended, 1)
    XCTAssertFalse(proxy.responds(to: NSSelectorFromString("nothing")))
    XCTAssertTrue(proxy.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
  }

  func testOwnProtocolsAndPerform() {
    let proxy = PagerProxy()
    let pager = Pager()
    pager.delegate = proxy
    XCTAssertNil(pager.shows(2))
    proxy.next = WholePagerDelegate()
    XCTAssertEqual(pager.shows(2), true)
    XCTAssertTrue(pager.scroll())
    XCTAssertEqual((proxy.next as? WholePagerDelegate)?.scrolls, 1)
    proxy.perform(#selector(PagerDelegate.pagerDidScroll(_:)), with: pager)
    XCTAssertEqual((proxy.next as? WholePagerDelegate)?.scrolls, 2)
  }

  func testAViewThatAnswersItself() {
    let view = ShyView()
    XCTAssertFalse(view.responds(to: #selector(ShyView.hide)))
    XCTAssertFalse((view as NSObjectProtocol).responds(to: #selector(ShyView.hide)))
    XCTAssertTrue((view as NSObjectProtocol).responds(to: #selector(ShyView.show)))
  }
}

class TouchLog: NSObject, UIGestureRecognizerDelegate {
  var asked = 0
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return false
  }
}

class AllTouches: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { return true }
}

final class Router: NSObject, UIGestureRecognizerDelegate {
  let first: UIGestureRecognizerDelegate?
  let second: UIGestureRecognizerDelegate
  init(first: UIGestureRecognizerDelegate?, second: UIGestureRecognizerDelegate) {
    self.first = first
    self.second = second
    super.init()
  }
  override func responds(to aSelector: Selector!) -> Bool {
    return first?.responds(to: aSelector) == true || second.responds(to: aSelector)
  }
  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    if first?.responds(to: aSelector) == true { return first }
    if second.responds(to: aSelector) { return second }
    return nil
  }
}

class ScrollOwner: NSObject, UIScrollViewDelegate {
  var ended = 0
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ended += 1 }
}

class ScrollProxy: NSObject, UIScrollViewDelegate {
  weak var target: UIScrollViewDelegate?
  var own = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { own += 1 }
  override func responds(to aSelector: Selector!) -> Bool {
    if super.responds(to: aSelector) { return true }
    return target?.responds(to: aSelector) ?? false
  }
  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    if let target = target, target.responds(to: aSelector) { return target }
    return super.forwardingTarget(for: aSelector)
  }
}

class PagerProxy: NSObject, PagerDelegate {
  var next: PagerDelegate?
  override func responds(to aSelector: Selector!) -> Bool { return next?.responds(to: aSelector) ?? false }
  override func forwardingTarget(for aSelector: Selector!) -> Any? { return next }
}

class ShyView: UIView {
  @objc func hide() {}
  @objc func show() {}
  override func responds(to aSelector: Selector!) -> Bool {
    return aSelector != #selector(hide) && super.responds(to: aSelector)
  }
}
