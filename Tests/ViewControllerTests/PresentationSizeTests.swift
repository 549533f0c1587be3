import QuartzCore
import UIKit
import XCTest

/// A presentation controller is a content container between the presenting and the presented controller
/// (UIPresentationController.h declares `UITraitEnvironment` and `UIContentContainer`; Apple's documentation of
/// `UIContentContainer.viewWillTransition(to:with:)`: an override calls `super`, which forwards the change).
@preconcurrency @MainActor
final class PresentationSizeTests: XCTestCase {
  private final class Recording: UIPresentationController {
    let log: Log
    var insets = CGSize.zero
    var forwards = true

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: Log) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width - insets.width, height: parentSize.height - insets.height) }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      log.note("size \(Int(size.width))×\(Int(size.height))")
      if forwards { super.viewWillTransition(to: size, with: coordinator) }
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.note("traits \(newCollection.horizontalSizeClass.rawValue)")
      if forwards { super.willTransition(to: newCollection, with: coordinator) }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.note("changed to \(traitCollection.horizontalSizeClass.rawValue)")
    }
  }

  private final class Presented: UIViewController, UIViewControllerTransitioningDelegate {
    let log: Log
    var insets = CGSize.zero
    var forwards = true

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .custom
      transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let controller = Recording(presented, presenting, log)
      controller.insets = insets
      controller.forwards = forwards
      return controller
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.note("presented \(Int(size.width))×\(Int(size.height))")
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.note("presented traits \(newCollection.horizontalSizeClass.rawValue)")
    }
  }

  private let log = Log()
  private var stage: Stage!

  override func setUp() async throws { stage = Stage() }
  override func tearDown() async throws { stage.end() }

  /// Presents a controller in a window of 1000 points and makes the window 500 points wide, which is compact.
  private func narrow(_ presented: Presented) {
    let root = UIViewController()
    UIScreen.main.resize(to: CGSize(width: 1000, height: 800), scale: 2)
    stage.show(root)
    root.present(presented, animated: false)
    stage.frame()
    _ = log.take()
    UIScreen.main.resize(to: CGSize(width: 500, height: 800), scale: 2)
    stage.frame()
  }

  func testAChangedWindow_isAnnouncedToThePresentationController() {
    narrow(Presented(log))
    XCTAssertEqual(
      log.take(),
      ["traits 1", "presented traits 1", "size 500×800", "presented 500×800", "changed to 1"])
  }

  func testThePresentedSize_isThatOfThePresentationController() {
    let presented = Presented(log)
    presented.insets = CGSize(width: 100, height: 200)
    narrow(presented)
    XCTAssertEqual(log.take().filter { $0.contains("×") }, ["size 500×800", "presented 400×600"])
  }

  func testAnOverrideWithoutSuper_forwardsNothing() {
    let presented = Presented(log)
    presented.forwards = false
    narrow(presented)
    XCTAssertEqual(log.take(), ["traits 1", "size 500×800", "changed to 1"])
  }

  func testThePreferredSize_isThatOfThePresentedController() {
    let presented = Presented(log)
    presented.preferredContentSize = CGSize(width: 20, height: 30)
    let container: any UIContentContainer = Recording(presented, nil, log)
    XCTAssertEqual(container.preferredContentSize, CGSize(width: 20, height: 30))
  }
}
