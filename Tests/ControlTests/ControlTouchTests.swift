import UIKit
import UIKitTesting
import XCTest

/// Touch and mouse input in controls, and the resulting events.
@preconcurrency @MainActor
final class ControlTouchTests: XCTestCase {
  private var app: TestApplication!
  private var log: [String] = []

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 320, height: 200), scale: 2)
    app.onReport = { XCTFail($0) }
  }
  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private func show<Control: UIControl>(_ control: Control, _ frame: CGRect, _ value: @escaping (Control) -> String) {
    control.frame = frame
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(control)
    control.addAction(UIAction { [unowned self, unowned control] _ in log.append(value(control)) }, for: .valueChanged)
    app.frame()
  }

  /// A stopped activity indicator is hidden, and a stack view closes the gap: "The receiver sets its isHidden property
  /// to true when receiver is not animating" (Apple, `hidesWhenStopped`).
  func testAStoppedIndicator_isHidden_andAStackClosesTheGap() {
    let indicator = UIActivityIndicatorView(style: .medium)
    let label = UIView()
    let stack = UIStackView(arrangedSubviews: [indicator, label])
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    XCTAssertTrue(indicator.isHidden)
    stack.layoutIfNeeded()
    XCTAssertEqual(label.frame.minX, 0)
    indicator.startAnimating()
    XCTAssertFalse(indicator.isHidden)
    stack.layoutIfNeeded()
    XCTAssertEqual(label.frame.minX, 20)
    indicator.stopAnimating()
    XCTAssertTrue(indicator.isHidden)
    indicator.hidesWhenStopped = false
    XCTAssertFalse(indicator.isHidden)
    indicator.startAnimating()
    indicator.stopAnimating()
    XCTAssertFalse(indicator.isHidden)
  }

  func testASwitchIsTapped_andDragged() throws {
    let control = UISwitch()
    show(control, CGRect(x: 50, y: 50, width: 0, height: 0)) { "\($0.isOn)" }
    app.tap(control)
    XCTAssertEqual(log, ["true"])
    app.drag(from: CGPoint(x: 100, y: 64), to: CGPoint(x: 55, y: 64), duration: 0.2)
    XCTAssertEqual(log, ["true", "false"])
    // A movement forth and back causes no change.
    let finger = app.touch(at: CGPoint(x: 60, y: 64))
    finger.drag(to: CGPoint(x: 110, y: 64), duration: 0.1)
    XCTAssertTrue(control.isOn)
    finger.drag(to: CGPoint(x: 55, y: 64), duration: 0.1)
    finger.lift()
    XCTAssertEqual(log, ["true", "false"])
    control.isOn = true
    XCTAssertEqual(log, ["true", "false"], "code tells nobody")
    control.isEnabled = false
    app.tap(control)
    XCTAssertTrue(control.isOn)
    try app.waitUntilIdle()
  }

  func testASliderFollowsTheFinger_andNotATapOnItsTrack() {
    let slider = UISlider()
    slider.maximumValue = 10
    show(slider, CGRect(x: 20, y: 50, width: 237, height: 34)) { "\(Int($0.value.rounded()))" }
    app.tap(at: CGPoint(x: 200, y: 67))
    XCTAssertEqual(slider.value, 0)
    let finger = app.touch(at: CGPoint(x: 38.5, y: 67))
    finger.move(dx: 100, dy: 0, after: 0.05)
    XCTAssertEqual(slider.value, 5, accuracy: 0.001)
    finger.move(dx: 500, dy: 40, after: 0.05)
    finger.lift()
    XCTAssertEqual(slider.value, 10)
    XCTAssertEqual(log, ["5", "10"])
    slider.isContinuous = false
    let again = app.touch(at: CGPoint(x: 238, y: 67))
    again.move(dx: -50, dy: 0, after: 0.05)
    again.move(dx: -50, dy: 0, after: 0.05)
    XCTAssertEqual(log, ["5", "10"])
    again.lift()
    XCTAssertEqual(log.count, 3)
    app.click(at: CGPoint(x: 38.5 + 50, y: 67))
    XCTAssertEqual(slider.value, 2.5, accuracy: 0.05, "a mouse may click on the track")
  }

  func testASliderInAScrollView_keepsItsDrag() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 237, height: 34))
    scroll.addSubview(slider)
    app.show(scroll)
    let finger = app.touch(at: CGPoint(x: 38, y: 67))
    app.advance(by: 0.3)
    finger.drag(to: CGPoint(x: 140, y: 67), duration: 0.2)
    XCTAssertGreaterThan(slider.value, 0.4)
    XCTAssertEqual(scroll.contentOffset, .zero)
    finger.lift()
  }

  /// A quick drag of a slider's thumb moves the thumb, although it ends before the scroll view around it delivers the
  /// delayed touch. Apple's "Attaching gesture recognizers to UIKit controls": a pan on the knob of a slider, in
  /// parallel with the slider.
  func testAQuickDragOfASlidersThumb_isNotTheScrollViews() {
    for size in [CGSize(width: 1000, height: 1000)] {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      scroll.contentSize = size
      let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 237, height: 34))
      scroll.addSubview(slider)
      app.show(scroll)
      app.drag(from: CGPoint(x: 38, y: 67), to: CGPoint(x: 140, y: 67), duration: 0.1)
      XCTAssertGreaterThan(slider.value, 0.35, "\(size)")
      XCTAssertEqual(scroll.contentOffset, .zero)
      // Beside the thumb, and up from it, the content scrolls.
      slider.value = 0
      app.drag(from: CGPoint(x: 200, y: 67), to: CGPoint(x: 200, y: 20), duration: 0.1)
      XCTAssertGreaterThan(scroll.contentOffset.y, 20)
      scroll.contentOffset = .zero
      app.drag(from: CGPoint(x: 38, y: 67), to: CGPoint(x: 38, y: 20), duration: 0.1)
      XCTAssertGreaterThan(scroll.contentOffset.y, 20)
      XCTAssertEqual(slider.value, 0)
    }
  }

  func testAStepperCounts_repeats_andWraps() {
    let stepper = UIStepper()
    stepper.maximumValue = 3
    show(stepper, CGRect(x: 50, y: 50, width: 0, height: 0)) { "\(Int($0.value))" }
    let (minus, plus) = (CGPoint(x: 70, y: 66), CGPoint(x: 120, y: 66))
    app.tap(at: plus)
    app.tap(at: plus)
    app.tap(at: minus)
    XCTAssertEqual(log, ["1", "2", "1"])
    let finger = app.touch(at: plus)
    app.advance(by: 2)
    finger.lift()
    XCTAssertEqual(stepper.value, 3, "it repeats and stops at the end")
    app.tap(at: plus)
    XCTAssertEqual(log.last, "3")
    let count = log.count
    app.tap(at: plus)
    XCTAssertEqual(log.count, count)
    stepper.wraps = true
    app.tap(at: plus)
    XCTAssertEqual(log.last, "0")
  }

  func testSegmentsAreChosen_draggedAndMomentary() throws {
    var ran: [String] = []
    let actions = ["one", "two", "three"].map { name in
      UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in ran.append(name) }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    show(control, CGRect(x: 10, y: 50, width: 300, height: 34)) { "\($0.selectedSegmentIndex)" }
    app.tap(at: CGPoint(x: 160, y: 67))
    XCTAssertEqual(log, ["1"])
    app.tap(at: CGPoint(x: 160, y: 67))
    XCTAssertEqual(log, ["1"], "the chosen one again is no change")
    app.drag(from: CGPoint(x: 160, y: 67), to: CGPoint(x: 280, y: 67), duration: 0.3)
    XCTAssertEqual(log, ["1", "2"], "the pill follows the finger")
    control.setEnabled(false, forSegmentAt: 0)
    app.tap(at: CGPoint(x: 30, y: 67))
    XCTAssertEqual(control.selectedSegmentIndex, 2)
    control.setEnabled(true, forSegmentAt: 0)
    control.isMomentary = true
    app.tap(at: CGPoint(x: 30, y: 67))
    XCTAssertEqual(log, ["1", "2", "0"])
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    XCTAssertEqual(ran, ["two", "three", "one"])
    try app.waitUntilIdle()
  }

  func testPagesTurnBesideTheDots_andAlongThem() {
    let control = UIPageControl()
    control.numberOfPages = 5
    show(control, CGRect(x: 0, y: 50, width: 320, height: 30)) { "\($0.currentPage)" }
    app.tap(at: CGPoint(x: 250, y: 65))
    app.tap(at: CGPoint(x: 250, y: 65))
    app.tap(at: CGPoint(x: 60, y: 65))
    XCTAssertEqual(log, ["1", "2", "1"])
    let finger = app.touch(at: CGPoint(x: 130, y: 65))
    finger.drag(to: CGPoint(x: 196, y: 65), duration: 0.4)
    XCTAssertEqual(control.interactionState, .continuous)
    finger.lift()
    XCTAssertEqual(control.currentPage, 4)
    XCTAssertEqual(control.interactionState, .none)
    control.numberOfPages = 2
    XCTAssertEqual(control.currentPage, 1)
  }

  func testAnIndicatorTurnsOnlyWhileItIsSeen() throws {
    let indicator = UIActivityIndicatorView(style: .large)
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(indicator)
    indicator.startAnimating()
    app.advance(by: 0.2)
    let before = app.presentedFrameCount
    app.advance(by: 1)
    let steps = app.presentedFrameCount - before
    XCTAssertTrue((7...9).contains(steps), "eight steps a second, not sixty pictures: \(steps)")
    indicator.stopAnimating()
    try app.waitUntilIdle()
    XCTAssertFalse(indicator.isAnimating)
  }

  func testAProgressIsFollowed() throws {
    let progress = Progress(totalUnitCount: 10)
    let bar = UIProgressView(progressViewStyle: .default)
    bar.observedProgress = progress
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(bar)
    progress.completedUnitCount = 4
    try app.wait(until: { bar.progress == 0.4 })
    progress.completedUnitCount = 10
    try app.wait(until: { bar.progress == 1 })
    try app.waitUntilIdle()
    bar.progress = 7
    XCTAssertEqual(bar.progress, 1)
  }

  func testBadInput() {
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    let stepper = UIStepper()
    stepper.stepValue = 0
    stepper.minimumValue = 200
    XCTAssertEqual(reports.count, 2)
    XCTAssertEqual([stepper.stepValue, stepper.minimumValue], [1, 0])
    let control = UISegmentedControl(items: ["a", 5])
    control.selectedSegmentIndex = 9
    XCTAssertEqual(reports.count, 4)
    XCTAssertEqual(control.selectedSegmentIndex, -1)
    let slider = UISlider()
    slider.value = .nan
    XCTAssertEqual(slider.value, 0)
    slider.minimumValue = 5
    XCTAssertEqual([slider.maximumValue, slider.value], [5, 5])
    let pages = UIPageControl()
    pages.numberOfPages = -3
    pages.setIndicatorImage(nil, forPage: 2)
    XCTAssertEqual(reports.count, 5)
  }
}
