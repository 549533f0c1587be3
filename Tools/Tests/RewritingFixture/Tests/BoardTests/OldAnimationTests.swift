import UIKit
import XCTest

/// Animation blocks without closures, motion effects, and the window of the application's delegate.
class OldAnimationTests: XCTestCase {
  private var stopped: [String] = []

  @objc private func animationDidStop(_ identifier: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
    stopped.append("\(identifier ?? "nil") \(finished.boolValue) \(context == nil)")
  }

  func testABlockAnimatesWhatChangesBetweenBeginAndCommit() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(0.05)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(self)
    UIView.setAnimationDidStop(#selector(animationDidStop(_:finished:context:)))
    view.center = CGPoint(x: 50, y: 50)
    XCTAssertEqual(UIView.inheritedAnimationDuration, 0.05)
    UIView.commitAnimations()
    XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
    let animation = view.layer.animationKeys()?.compactMap { view.layer.animation(forKey: $0) }.first
    XCTAssertEqual(animation?.duration, 0.05)
    view.center = CGPoint(x: 60, y: 60)
    wait(for: [expectation(for: NSPredicate { _, _ in !self.stopped.isEmpty }, evaluatedWith: nil)], timeout: 20)
    XCTAssertEqual(stopped, ["move true true"])
  }

  func testABlockWithoutADurationAnimatesNothing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0)
    view.alpha = 0
    UIView.commitAnimations()
    XCTAssertNil(view.layer.animationKeys())
  }

  func testMotionEffects() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -20.0
    effect.maximumRelativeValue = 20
    let value = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 1))
    XCTAssertEqual(value?["center.x"] as? NSNumber, 10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let view = UIView()
    view.addMotionEffect(group)
    XCTAssertEqual(view.motionEffects, [group])
    view.removeMotionEffect(group)
    XCTAssertEqual(view.motionEffects, [])
  }

  func testTheWindowOfTheDelegate() {
    XCTAssertNil(UIApplication.shared.delegate?.window??.rootViewController)
    XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
  }
}
