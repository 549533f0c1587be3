import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The measured cases of appearance proxies, bar appearances, tinted images and trait changes
/// (`appearance-cases.json`).
@preconcurrency @MainActor
final class AppearanceOracleTests: XCTestCase {
  private static let cases = "appearance-cases.json"
  private var app: TestApplication!

  override func setUp() async throws { start() }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private func start(size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 1) {
    app?.close()
    app = TestApplication(size: size, scale: scale)
    app.onReport = { XCTFail($0) }
  }

  // MARK: Proxies

  private static let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]

  /// Returns a nib with a button whose title is red in every state.
  private func redButtonNib() -> UINib {
    let states = ["normal", "highlighted", "selected", "disabled"].map {
      """
      <state key="\($0)" title="Title"><color key="titleColor" red="1" green="0" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></state>
      """
    }
    return nib(
      """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <button contentMode="scaleToFill" buttonType="custom" id="button">
      <rect key="frame" x="10" y="10" width="100" height="40"/>\(states.joined())</button></subviews></view>
      """)
  }

  private func nib(_ objects: String) -> UINib {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(objects)</objects></document>
      """
    return UINib(data: Data(text.utf8), bundle: nil)
  }

  /// The class of the label in the bug report.
  private final class Title: UILabel {}

  /// A view that makes its label black in its initializer, as in the bug report.
  private final class Panel: UIView {
    let title = Title()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(title)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      addSubview(title)
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      setUp()
    }

    private func setUp() { title.textColor = .black }
  }

  /// A view with a property of the application. It counts how often the property is set.
  private final class Counted: UIView {
    var calls: [Int] = []
    var level = 0 {
      didSet {
        recordAppearance(of: \.level)
        calls.append(level)
      }
    }
  }

  func testTheOrderOfProxies() throws {
    try Oracle.each(Self.cases, family: "proxy-order") { entry in
      start()
      switch entry.id {
      case "appearance-beats-nib-button-colour":
        XCTAssertEqual(
          try entry.config.string("proxy"), "UIButton.appearance().setTitleColor(blue) for every state, set at launch")
        XCTAssertEqual(try entry.config.string("nib"), "title colour red for every state")
        XCTAssertEqual(try entry.config.string("shown"), "root view of the first screen")
        for state in Self.states { UIButton.appearance().setTitleColor(.blue, for: state) }
        let root = try XCTUnwrap(redButtonNib().instantiate(withOwner: nil).first as? UIView)
        let button = try XCTUnwrap(root.subviews.first as? UIButton)
        XCTAssertEqual(button.titleColor(for: .selected), UIColor(red: 1, green: 0, blue: 0, alpha: 1), "by the nib")
        let controller = UIViewController()
        controller.view = root
        app.show(controller)
        let colors = Set(Self.states.map { button.titleColor(for: $0) })
        entry.expect("shown_title_colour", text: colors == [UIColor.blue] ? "blue (proxy)" : "\(colors)")
      case "appearance-beats-init":
        XCTAssertEqual(try entry.config.string("proxy"), "UILabel.appearance().textColor = white")
        XCTAssertEqual(
          try entry.config.string("view"),
          "label of a subclass, colour set to black in the initialiser of its superview made in code")
        UILabel.appearance().textColor = .white
        let panel = Panel()
        let controller = UIViewController()
        app.show(controller)
        controller.view.addSubview(panel)
        let color = panel.title.textColor
        entry.expect("textColor", text: color == .white ? "proxy value" : "\(String(describing: color))")
        // The note of the case: `awakeFromNib()` is late enough.
        let module = String(String(reflecting: Self.self).prefix { $0 != "." })
        let decoded = try XCTUnwrap(Panel(coder: NSCoder()))
        decoded.flags.insert(.initialized)
        decoded.awakeFromNib()
        controller.view.addSubview(decoded)
        XCTAssertEqual(decoded.title.textColor, .black, "\(entry.id) in \(module)")
      case "appearance-on-hierarchy-join":
        XCTAssertEqual(try entry.config.string("use"), "category property on UIView marked as appearance selector")
        Counted.appearance().level = 3
        let view = Counted()
        XCTAssertEqual(view.calls, [])
        let parent = UIView()
        parent.addSubview(view)
        XCTAssertEqual(view.calls, [], "the parent is in no window")
        let controller = UIViewController()
        app.show(controller)
        controller.view.addSubview(parent)
        let first = view.calls
        app.frame()
        controller.view.setNeedsLayout()
        app.frame()
        XCTAssertEqual(view.calls, first, entry.id)
        view.removeFromSuperview()
        XCTAssertEqual(view.calls, first, entry.id)
        controller.view.addSubview(view)
        let isOncePerJoin = first == [3] && view.calls == [3, 3]
        entry.expect(
          "setters_run",
          text: isOncePerJoin ? "when a view is added to the hierarchy, once per join" : "\(first) \(view.calls)")
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  private final class Controller: UIViewController {}
  private final class CustomView: UIView {}

  func testContainers() throws {
    try Oracle.each(Self.cases, family: "proxy-containment") { entry in
      XCTAssertEqual(entry.id, "appearance-outermost-wins", "is not tested")
      XCTAssertEqual(try entry.config.strings("rules"), ["label in Controller", "label in CustomView"])
      XCTAssertEqual(try entry.config.string("hierarchy"), "Controller > CustomView > UILabel")
      for isReversed in [false, true] {
        start()
        let rules: [(any UIAppearanceContainer.Type, UIColor)] = [(Controller.self, .red), (CustomView.self, .blue)]
        for (container, color) in isReversed ? rules.reversed() : rules {
          UILabel.appearance(whenContainedInInstancesOf: [container]).textColor = color
        }
        let controller = Controller()
        let (view, label) = (CustomView(), UILabel())
        view.addSubview(label)
        app.show(controller)
        controller.view.addSubview(view)
        entry.expect(
          "wins", text: label.textColor == .red ? "the rule whose container is outermost" : "\(label.textColor!)")
      }
    }
  }

  // MARK: Appearances of bars

  func testEffectsOfBars() throws {
    try Oracle.each(Self.cases, family: "bar-appearance") { entry in
      switch entry.id {
      case "bar-appearance-reset-effect":
        XCTAssertEqual(
          try entry.config.string("objects"), "backgroundEffect before and after configureWithDefaultBackground")
        let appearance = UIBarAppearance()
        let effect = appearance.backgroundEffect
        XCTAssertNotNil(effect, entry.id)
        appearance.configureWithDefaultBackground()
        entry.expect("same_object", appearance.backgroundEffect === effect)
      case "bar-appearance-navigation-effect":
        XCTAssertEqual(try entry.config.string("object"), "fresh navigation bar appearance")
        entry.expect(
          "backgroundEffect", text: UINavigationBarAppearance().backgroundEffect.map { "\($0)" })
      case "bar-appearance-effect-not-copied":
        XCTAssertEqual(try entry.config.string("call"), "backgroundEffect = effect, and init(barAppearance:)")
        let effect = CountingEffect(style: .dark)
        let appearance = UIBarAppearance()
        appearance.backgroundEffect = effect
        let other = UIBarAppearance(barAppearance: appearance)
        entry.expect("copies", CGFloat(effect.copies))
        entry.expect("identity_kept", appearance.backgroundEffect === effect && other.backgroundEffect === effect)
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  private final class CountingEffect: UIBlurEffect {
    nonisolated(unsafe) var copies = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      copies += 1
      return super.copy(with: zone)
    }
  }

  // MARK: Tinted images

  /// Shows a view and returns the color in its center.
  private func color(_ view: UIView) throws -> [Int] {
    view.frame = CGRect(x: 100, y: 100, width: 60, height: 60)
    let controller = UIViewController()
    app.show(controller)
    app.window.tintColor = .red
    controller.view.addSubview(view)
    try app.waitUntilIdle()
    let color = app.snapshot().color(x: 130, y: 130)
    return [color.red, color.green, color.blue]
  }

  private let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image {
    UIColor.green.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
  }

  private func button(_ image: UIImage?) -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    return button
  }

  func testTintedImages() throws {
    let names: [[Int]: String] = [[255, 0, 0]: "window tint", [255, 255, 0]: "yellow", [0, 255, 0]: "green"]
    func shown(_ view: UIView) throws -> String {
      let color = try color(view)
      return names[color] ?? "\(color)"
    }
    try Oracle.each(Self.cases, family: "tint-image") { entry in
      start()
      if entry.config.has("window_tint") { XCTAssertEqual(try entry.config.string("window_tint"), "red") }
      switch entry.id {
      case "tint-template-button":
        XCTAssertEqual(try entry.config.string("view"), "button")
        XCTAssertEqual(try entry.config.string("image"), "template, no tint of its own")
        entry.expect("shown", text: try shown(button(image.withRenderingMode(.alwaysTemplate))))
      case "tint-original-imageview":
        XCTAssertEqual(try entry.config.string("view"), "image view")
        XCTAssertEqual(try entry.config.string("image"), "ordinary image withTintColor(yellow)")
        entry.expect("shown", text: try shown(UIImageView(image: image.withTintColor(.yellow))))
      case "tint-always-original":
        XCTAssertEqual(try entry.config.string("image"), "withTintColor(yellow, alwaysOriginal)")
        let tinted = image.withTintColor(.yellow, renderingMode: .alwaysOriginal)
        let (inButton, inView) = (try shown(button(tinted)), try shown(UIImageView(image: tinted)))
        entry.expect(
          "shown", text: inButton == inView ? "\(inButton) in a button and in an image view" : "\(inButton), \(inView)")
      case "tint-symbol-multicolour":
        XCTAssertEqual(try entry.config.string("image"), "system symbol withRenderingMode(alwaysOriginal)")
        let symbol = UIImage(systemName: "circle.fill")?.withRenderingMode(.alwaysOriginal)
        XCTAssertNotEqual(try shown(UIImageView(image: symbol)), "window tint", entry.id)
        // Tessera's symbols have one color (docs/differences.md).
        try entry.differs("button")
        try entry.differs("image_view")
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  // MARK: Traits

  func testTraitActions() throws {
    try Oracle.each(Self.cases, family: "trait-change") { entry in
      XCTAssertEqual(entry.id, "trait-action-order", "is not tested")
      XCTAssertEqual(
        try entry.whole.string("setup"),
        "controller registered for content-size changes with a selector of two arguments and one without")
      XCTAssertEqual(
        try entry.whole.string("stimulus"), "traitOverrides content size from L to XXL, then layout")
      let controller = Observed()
      controller.traitOverrides.preferredContentSizeCategory = .large
      app.show(controller)
      app.frame()
      let traits: [any UITraitDefinition.Type] = [UITraitPreferredContentSizeCategory.self]
      _ = controller.registerForTraitChanges(
        traits, action: Selector("changed:previous:", Observed.changed(_:previous:)))
      _ = controller.registerForTraitChanges(traits, action: Selector("changedPlainly", Observed.changedPlainly))
      controller.log = []
      controller.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
      controller.view.layoutIfNeeded()
      XCTAssertEqual(try entry.whole.strings("sequence"), controller.log, entry.id)
      let count = controller.log.count
      app.frame()
      try app.waitUntilIdle()
      XCTAssertEqual(
        try entry.whole.strings("after"),
        controller.log.count == count ? ["nothing more on the next turn"] : controller.log,
        entry.id)
    }
  }

  private final class Observed: UIViewController {
    var log: [String] = []
    private static let names: [UIContentSizeCategory: String] = [.large: "L", .extraExtraLarge: "XXL"]

    func changed(_ sender: UIViewController, previous: UITraitCollection) {
      let own = Self.names[traitCollection.preferredContentSizeCategory] ?? "something else"
      let old = Self.names[previous.preferredContentSizeCategory] ?? "something else"
      log.append(
        "action(\(sender === self ? "controller" : "other"), previous: \(old)), controller already reads \(own)")
    }
    func changedPlainly() { log.append("action without arguments") }
  }
}
