import UIKit
import UIKitTesting
import XCTest

/// Pictures of transitions between view controllers, in light and dark mode.
@preconcurrency @MainActor
final class ControllerSceneTests: SceneTestCase {
  private func page(_ title: String, _ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 16, y: 120, width: 120, height: 24))
    label.text = "Text of \(title)"
    controller.view.addSubview(label)
    return controller
  }

  func testPushAndPop() throws {
    start(260, 180)
    let navigation = UINavigationController(rootViewController: page("First", .systemTeal))
    application.show(navigation)
    try application.waitUntilIdle()
    navigation.pushViewController(page("Second", .systemYellow), animated: true)
    var pictures = [0.0, 0.06, 0.06, 0.1].map { step in
      application.advance(by: step)
      return application.snapshot()
    }
    try application.waitUntilIdle()
    navigation.popViewController(animated: true)
    pictures += [0.0, 0.06, 0.06, 0.6].map { step in
      application.advance(by: step)
      return application.snapshot()
    }
    expect("push-pop", sheet: pictures)
  }

  /// A background that draws a cloud with an arrow.
  private final class Cloud: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 36 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    override init(frame: CGRect) {
      super.init(frame: frame)
      isOpaque = false
    }
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
      let isVertical = arrowDirection == .up || arrowDirection == .down
      let length = arrowDirection.isEmpty ? 0 : Self.arrowHeight()
      var body = bounds
      if arrowDirection == .up || arrowDirection == .left {
        body = isVertical ? body.offsetBy(dx: 0, dy: length) : body.offsetBy(dx: length, dy: 0)
      }
      body.size = CGSize(
        width: bounds.width - (isVertical ? 0 : length), height: bounds.height - (isVertical ? length : 0))
      let path = UIBezierPath(roundedRect: body, cornerRadius: 14)
      let middle = (isVertical ? bounds.midX : bounds.midY) + arrowOffset
      let (start, end) = (middle - Self.arrowBase() / 2, middle + Self.arrowBase() / 2)
      switch arrowDirection {
      case .up: triangle(path, [(start, length), (middle, 0), (end, length)])
      case .down: triangle(path, [(start, body.maxY), (middle, bounds.maxY), (end, body.maxY)])
      case .left: triangle(path, [(length, start), (0, middle), (length, end)])
      default: triangle(path, [(body.maxX, start), (bounds.maxX, middle), (body.maxX, end)])
      }
      UIColor.systemIndigo.setFill()
      path.fill()
    }

    private func triangle(_ path: UIBezierPath, _ corners: [(CGFloat, CGFloat)]) {
      for (index, corner) in corners.enumerated() {
        let point = CGPoint(x: corner.0, y: corner.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
    }
  }

  /// Popovers with a background of the application: below their source, above it and beside it.
  func testPopoversWithABackgroundOfTheApplication() throws {
    let sources: [(CGRect, UIPopoverArrowDirection)] = [
      (CGRect(x: 40, y: 60, width: 60, height: 30), .up), (CGRect(x: 330, y: 330, width: 60, height: 30), .down),
      (CGRect(x: 20, y: 200, width: 60, height: 30), .left),
    ]
    let pictures = try sources.map { rect, direction in
      start(420, 400)
      let root = page("Root", .systemTeal)
      let source = UIView(frame: rect)
      source.backgroundColor = .systemYellow
      root.view.addSubview(source)
      root.traitOverrides.horizontalSizeClass = .regular
      application.show(root)
      let content = page("Popover", .systemBackground)
      content.view.subviews.first?.frame.origin = CGPoint(x: 16, y: 16)
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 180, height: 100)
      let popover = content.popoverPresentationController
      popover?.popoverBackgroundViewClass = Cloud.self
      popover?.sourceView = source
      popover?.permittedArrowDirections = direction
      popover?.delegate = self.stays
      root.present(content, animated: false)
      try application.waitUntilIdle()
      return application.snapshot()
    }
    expect("popover-background", sheet: pictures, columns: 3)
  }

  private final class Stays: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  }
  private let stays = Stays()

  func testASheetUpAndDown() throws {
    start(180, 200)
    let root = page("Root", .systemTeal)
    application.show(root)
    try application.waitUntilIdle()
    let sheet = page("Sheet", .systemBackground)
    root.present(sheet, animated: true)
    var pictures = [0.0, 0.06, 0.06, 0.6].map { step in
      application.advance(by: step)
      return application.snapshot()
    }
    try application.waitUntilIdle()
    root.dismiss(animated: true)
    pictures += [0.0, 0.06, 0.06, 0.6].map { step in
      application.advance(by: step)
      return application.snapshot()
    }
    expect("sheet", sheet: pictures)
  }

  private func barPicture(isDark: Bool) throws -> UIKitTesting.Snapshot {
    start(260, 500, isDark: isDark)
    let controller = UIViewController()
    controller.title = "Albums"
    controller.view.backgroundColor = .systemBackground
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    controller.navigationItem.largeTitleDisplayMode = .always
    let texts: [(String, UIColor)] = [
      ("Label", .label), ("Secondary", .secondaryLabel), ("Tertiary", .tertiaryLabel), ("Link", .link),
    ]
    for (index, text) in texts.enumerated() {
      let label = UILabel(frame: CGRect(x: 16, y: 180 + CGFloat(index) * 24, width: 160, height: 22))
      label.text = text.0
      label.textColor = text.1
      controller.view.addSubview(label)
    }
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    application.show(navigation)
    try application.waitUntilIdle()
    return application.snapshot()
  }

  func testALargeTitleInBothAppearances() throws {
    expect("large-title", sheet: [try barPicture(isDark: false), try barPicture(isDark: true)], columns: 2)
  }

  func testSystemColorsInBothAppearances() {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
      .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
      .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .systemFill,
      .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .placeholderText, .separator,
      .opaqueSeparator, .link, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]
    let pictures = [false, true].map { isDark in
      scene(174, 174, isDark: isDark) { root in
        root.backgroundColor = .systemBackground
        for (index, color) in colors.enumerated() {
          root.addSubview(Self.view(Self.cell(index, columns: 6, width: 24, height: 24, gap: 4), color))
        }
      }
      return application.snapshot()
    }
    expect("system-colors", sheet: pictures, columns: 2)
  }

  func testAWindowThatTurnsDarkRedrawsItself() throws {
    start(120, 60)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    label.text = "Turning"
    controller.view.addSubview(label)
    let border = Self.view(CGRect(x: 10, y: 36, width: 100, height: 14), .secondarySystemFill)
    controller.view.addSubview(border)
    application.show(controller)
    let light = application.snapshot()
    application.window.overrideUserInterfaceStyle = .dark
    application.frame()
    expect("turns-dark", sheet: [light, application.snapshot()], columns: 2)
  }
}
