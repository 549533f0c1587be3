@testable import UIKit
import UIKitTesting
import XCTest

/// Dragging sheets and popovers, and interactive presentations.
@preconcurrency @MainActor
final class SheetTests: XCTestCase {
  private var app: TestApplication!
  private let log = Log()
  private var root: Recorder!

  private func start(_ size: CGSize) {
    app = TestApplication(size: size)
    app.onReport = { XCTFail($0) }
    root = Recorder("root", log)
    root.view.backgroundColor = .systemTeal
    app.show(root)
    _ = log.take()
  }

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  private func present(_ content: UIViewController) throws {
    root.present(content, animated: true)
    try app.waitUntilIdle()
    _ = log.take()
  }

  private func frame(_ content: UIViewController) -> CGRect {
    content.activePresentationController?.presentedView?.frame ?? .zero
  }

  func testDraggingBetweenDetentsAndAway() throws {
    start(CGSize(width: 375, height: 667))
    let content = Recorder("sheet", log)
    let sheet = try XCTUnwrap(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    let delegate = SheetDelegate()
    sheet.delegate = delegate
    try present(content)
    let medium = frame(content)
    XCTAssertEqual(medium.minY, 317.711, accuracy: 1)
    app.drag(from: CGPoint(x: 180, y: 360), to: CGPoint(x: 180, y: 80))
    try app.waitUntilIdle()
    XCTAssertEqual(frame(content), CGRect(x: 0, y: 30, width: 375, height: 637))
    XCTAssertEqual(sheet.selectedDetentIdentifier, .large)
    XCTAssertEqual(delegate.lines, ["changed"])
    // A touch anywhere in the sheet drags it.
    let finger = app.touch(at: CGPoint(x: 180, y: 60))
    finger.drag(to: CGPoint(x: 180, y: 170), duration: 0.3)
    XCTAssertEqual(frame(content).minY, 144.9, accuracy: 2, "10 points do not count, and it floats")
    finger.drag(to: CGPoint(x: 180, y: 330), duration: 0.3)
    app.advance(by: 0.3)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(frame(content), medium)
    app.drag(from: CGPoint(x: 180, y: 360), to: CGPoint(x: 180, y: 640))
    try app.waitUntilIdle()
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(delegate.lines, ["changed", "changed", "should", "will", "did"])
    XCTAssertEqual(log.take(), ["sheet.viewWillDisappear", "sheet.viewDidDisappear"])
  }

  /// A form sheet in a wide window can be dragged between its detents, too (chrome-cases, sheet-form-ipad-custom343).
  func testDraggingAFormBetweenDetents() throws {
    start(CGSize(width: 820, height: 1180))
    let content = Recorder("form", log)
    content.modalPresentationStyle = .formSheet
    let sheet = try XCTUnwrap(content.sheetPresentationController)
    sheet.detents = [.custom { _ in 343 }, .large()]
    try present(content)
    XCTAssertEqual(frame(content), CGRect(x: 120, y: 567, width: 580, height: 343))
    app.drag(from: CGPoint(x: 400, y: 600), to: CGPoint(x: 400, y: 250))
    try app.waitUntilIdle()
    XCTAssertEqual(frame(content), CGRect(x: 120, y: 260, width: 580, height: 650))
    XCTAssertEqual(sheet.selectedDetentIdentifier, .large)
    app.drag(from: CGPoint(x: 400, y: 300), to: CGPoint(x: 400, y: 560))
    try app.waitUntilIdle()
    XCTAssertEqual(frame(content), CGRect(x: 120, y: 567, width: 580, height: 343))
    app.drag(from: CGPoint(x: 400, y: 600), to: CGPoint(x: 400, y: 1100))
    try app.waitUntilIdle()
    XCTAssertNil(root.presentedViewController)
  }

  func testAModalSheetResists() throws {
    start(CGSize(width: 375, height: 667))
    let content = UIViewController()
    content.isModalInPresentation = true
    let delegate = SheetDelegate()
    content.presentationController?.delegate = delegate
    try present(content)
    let rest = frame(content)
    app.drag(from: CGPoint(x: 180, y: 60), to: CGPoint(x: 180, y: 600))
    try app.waitUntilIdle()
    XCTAssertEqual(frame(content), rest)
    XCTAssertTrue(root.presentedViewController === content)
    XCTAssertEqual(delegate.lines, ["attempt"])
  }

  func testAScrollViewInsideKeepsItsDrags() throws {
    start(CGSize(width: 375, height: 667))
    let content = UIViewController()
    let scroll = UIScrollView(frame: content.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 300, height: 3000)
    content.view.addSubview(scroll)
    try present(content)
    app.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 300), hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 190, accuracy: 2)
    XCTAssertEqual(frame(content).minY, 30)
    app.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 400), hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 100, accuracy: 2, "not at its top: it scrolls")
    scroll.contentOffset.y = 0
    app.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 600))
    try app.waitUntilIdle()
    XCTAssertNil(root.presentedViewController, "at its top: the sheet goes")
  }

  func testWhatIsBelowTakesTouchesWhileItIsNotDimmed() throws {
    start(CGSize(width: 375, height: 667))
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Below") { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 60, width: 100, height: 44)
    root.view.addSubview(button)
    let content = UIViewController()
    let sheet = try XCTUnwrap(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    try present(content)
    sheet.largestUndimmedDetentIdentifier = .medium
    app.frame()
    app.tap(at: CGPoint(x: 150, y: 80))
    try app.waitUntilIdle()
    XCTAssertEqual(taps, 1)
    XCTAssertNotNil(root.presentedViewController)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    try app.waitUntilIdle()
    app.tap(at: CGPoint(x: 150, y: 20))
    try app.waitUntilIdle()
    XCTAssertNil(root.presentedViewController, "dimmed: a touch beside closes")
  }

  func testPopoversAdaptToNarrowWindows() throws {
    start(CGSize(width: 375, height: 667))
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = root.view
    try present(content)
    XCTAssertTrue(content.activePresentationController is UISheetPresentationController)
    root.dismiss(animated: false)
    try app.waitUntilIdle()
    let stays = UIViewController()
    stays.modalPresentationStyle = .popover
    stays.preferredContentSize = CGSize(width: 120, height: 90)
    stays.popoverPresentationController?.sourceView = root.view
    stays.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 20)
    let keep = KeepStyle()
    stays.popoverPresentationController?.delegate = keep
    try present(stays)
    XCTAssertTrue(stays.activePresentationController is UIPopoverPresentationController)
    XCTAssertEqual(frame(stays), CGRect(x: 60, y: 120, width: 120, height: 103))
    stays.preferredContentSize = CGSize(width: 120, height: 140)
    app.frame()
    XCTAssertEqual(frame(stays).height, 153)
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertNil(root.presentedViewController)
  }

  /// A controller that is the first responder and has a command for the Escape key.
  private final class KeyController: UIViewController {
    var escapes = 0
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      let escape = Selector("escaped", KeyController.escaped)
      return [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: escape)]
    }
    private func escaped() { escapes += 1 }
  }

  /// A presentation that takes the touches also takes the keys. Escape dismisses it and nothing else.
  func testEscapeGoesToThePresentation_notToTheFirstResponderBehindIt() throws {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .popover] {
      app?.close()
      start(CGSize(width: 800, height: 600))
      let below = KeyController()
      app.show(below)
      below.becomeFirstResponder()
      let content = UIViewController()
      content.modalPresentationStyle = style
      content.popoverPresentationController?.sourceView = below.view
      below.present(content, animated: true)
      try app.waitUntilIdle()
      app.key(.keyboardEscape)
      try app.waitUntilIdle()
      XCTAssertNil(below.presentedViewController, "\(style)")
      XCTAssertEqual(below.escapes, 0, "\(style)")
      XCTAssertTrue(below.isFirstResponder)
      app.key(.keyboardEscape)
      XCTAssertEqual(below.escapes, 1, "\(style)")
    }
  }

  /// The content behind a sheet that does not dim it can be used, also with keys.
  func testTheFirstResponderBehindAnUndimmedSheet_receivesKeys() throws {
    start(CGSize(width: 375, height: 667))
    let below = KeyController()
    app.show(below)
    below.becomeFirstResponder()
    let content = UIViewController()
    let sheet = try XCTUnwrap(content.sheetPresentationController)
    sheet.detents = [.medium()]
    sheet.largestUndimmedDetentIdentifier = .medium
    below.present(content, animated: true)
    try app.waitUntilIdle()
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertNotNil(below.presentedViewController)
    XCTAssertEqual(below.escapes, 1)
  }

  /// The system assigns the elevated level to alerts and popovers (Apple, `userInterfaceLevel`), and to sheets.
  func testWhatIsInFrontOfContent_isElevated() throws {
    let levels: [(UIModalPresentationStyle, UIUserInterfaceLevel)] = [
      (.pageSheet, .elevated), (.formSheet, .elevated), (.popover, .elevated), (.fullScreen, .base),
      (.overFullScreen, .base),
    ]
    for (style, level) in levels {
      app?.close()
      start(CGSize(width: 800, height: 600))
      let content = UIViewController()
      content.modalPresentationStyle = style
      content.popoverPresentationController?.sourceView = root.view
      try present(content)
      XCTAssertEqual(content.traitCollection.userInterfaceLevel, level, "\(style)")
      XCTAssertEqual(content.view.traitCollection.userInterfaceLevel, level, "\(style)")
      XCTAssertEqual(root.traitCollection.userInterfaceLevel, .base)
    }
    app?.close()
    start(CGSize(width: 800, height: 600))
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    try present(alert)
    XCTAssertEqual(alert.traitCollection.userInterfaceLevel, .elevated)
  }

  func testPassthroughViews() throws {
    start(CGSize(width: 800, height: 600))
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Below") { _ in taps += 1 })
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    root.view.addSubview(button)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 120, height: 90)
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 40, height: 20)
    content.popoverPresentationController?.passthroughViews = [button]
    try present(content)
    app.tap(button)
    try app.waitUntilIdle()
    XCTAssertEqual(taps, 1)
    XCTAssertNotNil(root.presentedViewController)
    app.tap(at: CGPoint(x: 700, y: 500))
    try app.waitUntilIdle()
    XCTAssertNil(root.presentedViewController)
  }

  // MARK: Interactive transitions

  func testAPresentationUnderTheFinger() throws {
    start(CGSize(width: 400, height: 400))
    let driver = Driver()
    let content = Recorder("page", log)
    content.modalPresentationStyle = .fullScreen
    content.transitioningDelegate = driver
    driver.interaction = UIPercentDrivenInteractiveTransition()
    root.present(content, animated: true) { [log] in log.note("presented") }
    app.frame()
    XCTAssertEqual(
      log.take(), ["page.viewDidLoad", "root.viewWillDisappear", "page.viewWillAppear", "page.viewIsAppearing"])
    driver.interaction?.update(0.5)
    app.frame()
    XCTAssertEqual(try XCTUnwrap(content.view.layer.presentation()).frame.minX, 200, accuracy: 1)
    XCTAssertEqual(content.transitionCoordinator?.isInteractive, true)
    driver.interaction?.cancel()
    try app.waitUntilIdle()
    XCTAssertEqual(driver.ended, [false])
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(content.view.window)
    XCTAssertNotNil(root.view.window)
    XCTAssertEqual(
      log.take(),
      [
        "root.viewWillAppear", "root.viewIsAppearing", "page.viewWillDisappear", "page.viewDidDisappear",
        "root.viewDidAppear",
      ])
    // Once more, completed.
    driver.interaction = UIPercentDrivenInteractiveTransition()
    root.present(content, animated: true) { [log] in log.note("presented") }
    app.frame()
    driver.interaction?.update(0.3)
    driver.interaction?.finish()
    try app.waitUntilIdle()
    XCTAssertEqual(log.take().last, "presented")
    XCTAssertNil(root.view.window)
    // A dismissal that is cancelled, and one that is completed.
    driver.interaction = UIPercentDrivenInteractiveTransition()
    root.dismiss(animated: true) { [log] in log.note("dismissed") }
    app.frame()
    driver.interaction?.update(0.4)
    app.frame()
    XCTAssertNotNil(root.view.window, "what is below is seen")
    driver.interaction?.cancel()
    try app.waitUntilIdle()
    XCTAssertTrue(root.presentedViewController === content)
    XCTAssertNil(root.view.window)
    XCTAssertEqual(content.view.frame, CGRect(x: 0, y: 0, width: 400, height: 400))
    XCTAssertEqual(
      log.take(),
      [
        "page.viewWillDisappear", "root.viewWillAppear", "root.viewIsAppearing", "root.viewWillDisappear",
        "page.viewWillAppear", "page.viewIsAppearing", "root.viewDidDisappear", "page.viewDidAppear",
      ])
    driver.interaction = UIPercentDrivenInteractiveTransition()
    root.dismiss(animated: true) { [log] in log.note("dismissed") }
    app.frame()
    driver.interaction?.finish()
    try app.waitUntilIdle()
    XCTAssertNil(root.presentedViewController)
    XCTAssertNotNil(root.view.window)
    XCTAssertEqual(log.take().last, "dismissed")
    XCTAssertEqual(driver.ended, [false, true, false, true])
  }

  // MARK: Helpers

  private final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      lines.append("should")
      return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      lines.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { lines.append("changed") }
  }

  private final class KeepStyle: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  }

  /// A transitioning delegate that moves pages in from the right interactively.
  private final class Driver: NSObject, UIViewControllerTransitioningDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?
    var ended: [Bool] = []

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
      let presents: Bool
      weak var driver: Driver?
      init(_ presents: Bool, _ driver: Driver) {
        self.presents = presents
        self.driver = driver
      }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let bounds = context.containerView.bounds
        guard let view = context.view(forKey: presents ? .to : .from) else { return context.completeTransition(true) }
        if presents { context.containerView.addSubview(view) }
        let outside = bounds.offsetBy(dx: bounds.width, dy: 0)
        view.frame = presents ? outside : bounds
        UIView.animate(
          withDuration: 0.4, delay: 0, options: .curveLinear,
          animations: { view.frame = self.presents ? bounds : outside },
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
      }
      func animationEnded(_ transitionCompleted: Bool) { driver?.ended.append(transitionCompleted) }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(true, self) }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      Slide(false, self)
    }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
  }
}
