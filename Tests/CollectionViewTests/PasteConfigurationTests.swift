import UIKitTesting
import XCTest

@testable import UIKit

/// Responders with a paste configuration, and controls that a drag activates.
///
/// Apple: the configuration is "the interface that an object implements to declare its ability to accept specific data types
/// for pasting and for drag-and-drop activities" (Apple's documentation of `UIPasteConfiguration`).
@preconcurrency @MainActor
final class PasteConfigurationTests: XCTestCase {
  private final class PasteView: UIView {
    var pasted: [[String]] = []
    override var canBecomeFirstResponder: Bool { true }
    override func paste(itemProviders: [NSItemProvider]) {
      pasted.append(itemProviders.flatMap(\.registeredTypeIdentifiers))
    }
  }

  private final class Source: UIView, UIDragInteractionDelegate {
    var items: [any NSItemProviderWriting] = []
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { items.map { UIDragItem(itemProvider: NSItemProvider(object: $0)) } }
  }

  private var app: TestApplication!
  private var source: Source!
  private var target: PasteView!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 300, height: 300))
    app.onReport = { XCTFail($0) }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    source = Source(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    source.addInteraction(UIDragInteraction(delegate: source))
    for case let drag as UIDragInteraction in source.interactions { drag.isEnabled = true }
    target = PasteView(frame: CGRect(x: 100, y: 0, width: 60, height: 60))
    root.addSubview(source)
    root.addSubview(target)
    app.show(root)
    try app.waitUntilIdle()
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
  }

  private func drag(to point: CGPoint, pausing duration: TimeInterval = 0) throws {
    let finger = app.touch(at: CGPoint(x: 30, y: 30))
    app.advance(by: 1)
    finger.move(to: CGPoint(x: 40, y: 30))
    finger.move(to: point)
    app.advance(by: duration)
    finger.lift()
    try app.waitUntilIdle()
  }

  func testTheConfiguration() throws {
    let configuration = UIPasteConfiguration(forAccepting: UIColor.self)
    XCTAssertEqual(configuration.acceptableTypeIdentifiers, UIColor.readableTypeIdentifiersForItemProvider)
    configuration.addTypeIdentifiers(forAccepting: String.self)
    configuration.addTypeIdentifiers(forAccepting: NSString.self)
    XCTAssertEqual(
      configuration.acceptableTypeIdentifiers,
      UIColor.readableTypeIdentifiersForItemProvider + NSString.readableTypeIdentifiersForItemProvider)
    XCTAssertNil(target.pasteConfiguration)
    target.pasteConfiguration = configuration
    configuration.addAcceptableTypeIdentifiers(["com.example.shape"])
    XCTAssertEqual(target.pasteConfiguration?.acceptableTypeIdentifiers.contains("com.example.shape"), false, "a copy")
    let data = try NSKeyedArchiver.archivedData(withRootObject: configuration, requiringSecureCoding: true)
    let decoded = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIPasteConfiguration.self, from: data)
    XCTAssertEqual(decoded?.acceptableTypeIdentifiers, configuration.acceptableTypeIdentifiers)
  }

  func testPaste() {
    let paste = Selector("paste:")
    UIPasteboard.general.string = "text"
    XCTAssertTrue(target.becomeFirstResponder())
    XCTAssertFalse(target.canPerformAction(paste, withSender: nil))
    XCTAssertFalse(UIApplication.shared.sendAction(paste, to: nil, from: nil, for: nil))
    target.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    XCTAssertFalse(target.canPerformAction(paste, withSender: nil), "a text is no image")
    target.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    XCTAssertTrue(target.canPerformAction(paste, withSender: nil))
    XCTAssertTrue(UIApplication.shared.sendAction(paste, to: nil, from: nil, for: nil))
    XCTAssertEqual(target.pasted.count, 1)
    XCTAssertEqual(target.pasted.first?.contains("public.utf8-plain-text"), true)
  }

  /// On iOS `UIResponder` does not have the standard actions, so that a selector of one is performed only by a class that has it.
  func testASelectorOfAStandardActionIsNotPerformedByEveryResponder() {
    XCTAssertFalse(target.canPerformAction(Selector("copy:", UIResponder.copy(_:)), withSender: nil))
    XCTAssertTrue(UITextField().responds(to: Selector("copy:", UIResponder.copy(_:))))
  }

  func testADrop() throws {
    source.items = [NSString("text")]
    try drag(to: CGPoint(x: 130, y: 30))
    XCTAssertEqual(target.pasted.count, 0, "no configuration")
    target.pasteConfiguration = UIPasteConfiguration(forAccepting: UIColor.self)
    try drag(to: CGPoint(x: 130, y: 30))
    XCTAssertEqual(target.pasted.count, 0, "a text is no color")
    source.items = [NSString("text"), UIColor.red]
    try drag(to: CGPoint(x: 130, y: 30))
    XCTAssertEqual(target.pasted.count, 1)
    target.pasteConfiguration = nil
    try drag(to: CGPoint(x: 130, y: 30))
    XCTAssertEqual(target.pasted.count, 1)
    XCTAssertTrue(target.interactions.isEmpty)
  }

  // MARK: Spring loading

  func testADragPressesAButton() throws {
    source.items = [NSString("text")]
    var log: [String] = []
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    target.superview?.addSubview(button)
    XCTAssertFalse(button.isSpringLoaded)
    try drag(to: CGPoint(x: 140, y: 120), pausing: 2)
    XCTAssertEqual(log, [])
    button.isSpringLoaded = true
    XCTAssertTrue(button.isSpringLoaded)
    try drag(to: CGPoint(x: 140, y: 120), pausing: 0.3)
    XCTAssertEqual(log, [], "the drag does not pause")
    try drag(to: CGPoint(x: 140, y: 120), pausing: 2)
    XCTAssertEqual(log, ["up", "primary"])
    button.isEnabled = false
    try drag(to: CGPoint(x: 140, y: 120), pausing: 2)
    XCTAssertEqual(log.count, 2)
    button.isEnabled = true
    button.addInteraction(UISpringLoadedInteraction { _, _ in log.append("own") })
    try drag(to: CGPoint(x: 140, y: 120), pausing: 2)
    XCTAssertEqual(log, ["up", "primary", "own"], "the program's interaction takes the place of the action")
    button.isSpringLoaded = false
    XCTAssertEqual(button.interactions.compactMap { $0 as? UISpringLoadedInteraction }.count, 1)
  }

  func testADragSelectsASegment() throws {
    source.items = [NSString("text")]
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    control.isSpringLoaded = true
    var values: [Int] = []
    control.addAction(UIAction { _ in values.append(control.selectedSegmentIndex) }, for: .valueChanged)
    target.superview?.addSubview(control)
    try drag(to: CGPoint(x: 150, y: 116), pausing: 2)
    XCTAssertEqual(values, [1])
  }

  func testADragSelectsATab() throws {
    source.items = [NSString("text")]
    let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 300, height: 60))
    bar.items = ["One", "Two", "Three"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
    bar.selectedItem = bar.items?.first
    bar.isSpringLoaded = true
    target.superview?.addSubview(bar)
    try app.waitUntilIdle()
    try drag(to: CGPoint(x: 150, y: 230), pausing: 2)
    XCTAssertEqual(bar.selectedItem?.tag, 1)
  }

  func testADragPressesABarButton() throws {
    var presses = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in presses += 1 })
    let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 300, height: 60))
    bar.items = [item]
    target.superview?.addSubview(bar)
    source.items = [NSString("text")]
    try app.waitUntilIdle()
    let button = try XCTUnwrap(item.shownView)
    let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    try drag(to: point, pausing: 2)
    XCTAssertEqual(presses, 0)
    item.isSpringLoaded = true
    try drag(to: point, pausing: 2)
    XCTAssertEqual(presses, 1)
  }
}
