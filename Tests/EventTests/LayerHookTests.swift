@testable import UIKit
import XCTest

/// The protocols with which a lower module calls an upper one. The tests replace the upper module by fakes.
@preconcurrency @MainActor
final class LayerHookTests: XCTestCase {
  // MARK: Events

  private final class Source: EventSource {
    var delivered: [(event: UIEvent, window: UIWindow)] = []
    func deliver(_ event: UIEvent, in window: UIWindow) { delivered.append((event, window)) }
  }

  func testAWindowGivesAnEventToItsSource() {
    let (window, source, event) = (UIWindow(frame: .zero), Source(), UIEvent())
    event.source = source
    window.sendEvent(event)
    XCTAssertEqual(source.delivered.count, 1)
    XCTAssertTrue(source.delivered.first?.event === event)
    XCTAssertTrue(source.delivered.first?.window === window)
  }

  func testAnEventWithoutSourceIsNobodys() {
    let (window, source, event) = (UIWindow(frame: .zero), Source(), UIEvent())
    window.sendEvent(event)
    XCTAssertEqual(source.delivered.count, 0)
    var dropped: Source? = Source()
    event.source = dropped
    dropped = nil
    XCTAssertNil(event.source, "the event does not keep it")
  }

  // MARK: Keys of the focused view

  private final class Stepper: UIView, FocusKeyHandling {
    var log: [String] = []
    var takesVertical = false

    func handleActivationKey() -> Bool {
      log.append("activate")
      return true
    }

    func handleStepKey(_ sign: Int, isVertical: Bool) -> Bool {
      guard isVertical == takesVertical else { return false }
      log.append("step \(sign)")
      return true
    }

    func handleHomeOrEnd(isHome: Bool) -> Bool {
      log.append(isHome ? "first" : "last")
      return true
    }
  }

  private func key(_ code: UIKeyboardHIDUsage) -> UIKey {
    UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: [], keyCode: code)
  }

  func testKeysComeAsStepsAndEnds() {
    let view = Stepper()
    for code in [
      UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keyboardRightArrow, .keyboardLeftArrow,
      .keyboardHome, .keyboardEnd,
    ] {
      XCTAssertTrue(view.handleFocusedKey(key(code)))
    }
    XCTAssertEqual(view.log, ["activate", "activate", "step 1", "step -1", "first", "last"])
    XCTAssertFalse(view.handleFocusedKey(key(.keyboardUpArrow)), "the arrow leads the focus on")
    XCTAssertFalse(view.handleFocusedKey(key(.keyboardA)))
  }

  func testArrowsFollowTheReadingDirection() {
    let view = Stepper()
    view.semanticContentAttribute = .forceRightToLeft
    XCTAssertTrue(view.handleFocusedKey(key(.keyboardRightArrow)))
    view.takesVertical = true
    XCTAssertTrue(view.handleFocusedKey(key(.keyboardUpArrow)))
    XCTAssertTrue(view.handleFocusedKey(key(.keyboardDownArrow)))
    XCTAssertEqual(view.log, ["step -1", "step 1", "step -1"])
  }

  func testAViewWithoutKeysLeavesThem() {
    XCTAssertFalse(UIView().handleFocusedKey(key(.keyboardSpacebar)))
    XCTAssertFalse(UIView().handleFocusedKey(key(.keyboardRightArrow)))
  }

  // MARK: Constraints in scroll views

  private final class Container: UIView, ScrollContainer {
    var contentSize = CGSize.zero
    let constraintsDetermineContentSize = true
    private(set) lazy var contentLayoutGuide: UILayoutGuide = ScrollLayoutGuide(self, shows: .content)
    private(set) lazy var frameLayoutGuide: UILayoutGuide = ScrollLayoutGuide(self, shows: .frame)
    override var scrollContainer: (any ScrollContainer)? { self }
    func displayedScale(of subview: UIView) -> CGFloat { 1 }
  }

  func testConstraintsDetermineTheContentOfAnyContainer() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let container = Container()
    let content = UIView()
    container.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(container)
    container.addSubview(content)
    NSLayoutConstraint.activate([
      container.leftAnchor.constraint(equalTo: root.leftAnchor),
      container.topAnchor.constraint(equalTo: root.topAnchor),
      container.widthAnchor.constraint(equalToConstant: 100), container.heightAnchor.constraint(equalToConstant: 80),
      content.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
      content.rightAnchor.constraint(equalTo: container.rightAnchor),
      content.topAnchor.constraint(equalTo: container.topAnchor),
      content.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 300), content.heightAnchor.constraint(equalToConstant: 400),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(container.frame, CGRect(x: 0, y: 0, width: 100, height: 80))
    XCTAssertEqual(container.contentSize, CGSize(width: 310, height: 400))
    XCTAssertEqual(content.frame, CGRect(x: 10, y: 0, width: 300, height: 400))
  }
}
