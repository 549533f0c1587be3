import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// The calls and the location of an edit menu interaction, measured on iOS 26.1 (Vercantez/openuikit,
/// uikit/fixtures/oracles/editmenu-ios26.1.json with uikit/Tools/oracle2/editmenuprobe).
@preconcurrency @MainActor
final class EditMenuLocationTests: XCTestCase {
  private enum Answer { case action, none, empty }

  private final class Owner: NSObject, UIEditMenuInteractionDelegate {
    var answer = Answer.action
    var target = CGRect.null
    private var calls: [String] = []

    func takeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      calls.append("menu")
      return switch answer {
      case .action: UIMenu(children: [UIAction(title: "Do") { _ in }])
      case .none: nil
      case .empty: UIMenu(children: [])
      }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
      calls.append("target")
      return target
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { record("present", animator) }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { record("dismiss", animator) }

    private func record(_ name: String, _ animator: any UIEditMenuInteractionAnimating) {
      calls.append(name)
      animator.addAnimations { self.calls.append("\(name) animation") }
      animator.addCompletion { self.calls.append("\(name) completion") }
    }
  }

  private var app: TestApplication!
  private let owner = Owner()
  private let source = UIView(frame: CGRect(x: 40, y: 120, width: 260, height: 240))
  private let configuration = UIEditMenuConfiguration(identifier: "sample", sourcePoint: CGPoint(x: 70, y: 90))

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 393, height: 852), scale: 3)
      app.onReport = { XCTFail($0) }
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      root.addSubview(source)
      app.show(root)
    }
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func expectLocation(
    _ interaction: UIEditMenuInteraction, inWindow: CGFloat, inView: CGFloat, line: UInt = #line
  ) {
    XCTAssertEqual(interaction.location(in: nil), CGPoint(x: inWindow, y: inWindow), line: line)
    for view in [source, app.window] {
      XCTAssertEqual(interaction.location(in: view), CGPoint(x: inView, y: inView), line: line)
    }
  }

  private func expectLocation(_ interaction: UIEditMenuInteraction, _ point: CGPoint, line: UInt = #line) {
    for view in [nil, source, app.window] as [UIView?] {
      XCTAssertEqual(interaction.location(in: view), point, line: line)
    }
  }

  /// Stages `attached.*`: the menu is asked for, then its target, and the location exists until the menu has disappeared.
  func testCallsAndLocationOfAMenu() throws {
    let interaction = UIEditMenuInteraction(delegate: owner)
    let unknown = CGFloat.greatestFiniteMagnitude
    expectLocation(interaction, inWindow: unknown, inView: 0)
    source.addInteraction(interaction)
    expectLocation(interaction, inWindow: unknown, inView: unknown)
    interaction.presentEditMenu(with: configuration)
    XCTAssertEqual(owner.takeCalls(), ["menu", "target", "present", "present animation"])
    expectLocation(interaction, CGPoint(x: 70, y: 90))
    try app.waitUntilIdle()
    XCTAssertEqual(owner.takeCalls(), ["present completion"])
    interaction.updateVisibleMenuPosition(animated: false)
    XCTAssertEqual(owner.takeCalls(), ["target"])
    interaction.reloadVisibleMenu()
    XCTAssertEqual(owner.takeCalls(), ["menu", "target"])
    interaction.dismissMenu()
    XCTAssertEqual(owner.takeCalls(), ["dismiss", "dismiss animation"])
    expectLocation(interaction, CGPoint(x: 70, y: 90))
    try app.waitUntilIdle()
    XCTAssertEqual(owner.takeCalls(), ["dismiss completion"])
    expectLocation(interaction, inWindow: unknown, inView: unknown)
    interaction.dismissMenu()
    interaction.reloadVisibleMenu()
    interaction.updateVisibleMenuPosition(animated: true)
    XCTAssertEqual(owner.takeCalls(), [])
  }

  /// Stages `empty.*`, `nil.*`, `unwindowed.*` and `detached.*`: a configuration whose menu did not appear is kept.
  func testMenusThatDoNotAppear() {
    let interaction = UIEditMenuInteraction(delegate: owner)
    interaction.presentEditMenu(with: configuration)
    XCTAssertEqual(owner.takeCalls(), [], "the interaction belongs to no view")
    expectLocation(interaction, inWindow: .greatestFiniteMagnitude, inView: 0)
    source.addInteraction(interaction)
    for answer in [Answer.empty, .none] {
      owner.answer = answer
      interaction.presentEditMenu(with: configuration)
      XCTAssertEqual(owner.takeCalls(), ["menu"])
      expectLocation(interaction, CGPoint(x: 70, y: 90))
      interaction.dismissMenu()
      interaction.updateVisibleMenuPosition(animated: true)
      XCTAssertEqual(owner.takeCalls(), [])
      interaction.reloadVisibleMenu()
      XCTAssertEqual(owner.takeCalls(), ["menu"])
    }
    owner.answer = .action
    let view = UIView(frame: CGRect(x: 11, y: 22, width: 100, height: 100))
    let outside = UIEditMenuInteraction(delegate: owner)
    view.addInteraction(outside)
    outside.presentEditMenu(with: configuration)
    XCTAssertEqual(owner.takeCalls(), ["menu"])
    expectLocation(outside, CGPoint(x: 70, y: 90))
    view.removeInteraction(outside)
    XCTAssertEqual(owner.takeCalls(), [])
    outside.reloadVisibleMenu()
    XCTAssertEqual(owner.takeCalls(), ["menu"])
    expectLocation(outside, CGPoint(x: 70, y: 90))
  }

  /// Without a target rectangle, the menu is at the source point.
  func testANullTargetIsTheSourcePoint() throws {
    let interaction = UIEditMenuInteraction(delegate: owner)
    source.addInteraction(interaction)
    func center(_ target: CGRect) throws -> CGPoint {
      owner.target = target
      interaction.presentEditMenu(with: configuration)
      try app.waitUntilIdle()
      defer { interaction.dismissMenu() }
      return try XCTUnwrap(menuPanels().first).center
    }
    let atSource = try center(CGRect(origin: configuration.sourcePoint, size: .zero))
    XCTAssertEqual(try center(.null), atSource)
  }

  private func menuPanels() -> [UIView] {
    func panels(_ view: UIView) -> [UIView] {
      String(describing: type(of: view)) == "MenuPanel" ? [view] : view.subviews.flatMap(panels)
    }
    return panels(app.window)
  }

  /// `copyIdentifier`: later changes of the object do not change the identifier.
  func testTheIdentifierIsCopied() {
    let text = NSMutableString(string: "before")
    let configuration = UIEditMenuConfiguration(identifier: AnyHashable(text), sourcePoint: .zero)
    text.append("-after")
    XCTAssertEqual("\(configuration.identifier)", "before")
    XCTAssertEqual(UIEditMenuConfiguration(identifier: 7, sourcePoint: .zero).identifier, 7)
    let others = (0..<2).map { _ in UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero).identifier }
    XCTAssertNotEqual(others[0], others[1])
    XCTAssertNotNil(UUID(uuidString: "\(others[0])"))
  }
}
