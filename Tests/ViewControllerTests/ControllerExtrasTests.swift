import UIKit
import UIKitTesting
import XCTest

/// Properties that load the view, key commands of a view controller, constraints, the end of editing, and custom scene
/// classes.
@preconcurrency @MainActor
final class ControllerExtrasTests: XCTestCase {
  private final class Loading: UIViewController {
    @ViewLoading var label: UILabel
    @ViewLoading var count = 1
    override func viewDidLoad() {
      super.viewDidLoad()
      label = UILabel()
      label.text = "loaded"
    }
  }

  func testAPropertyThatLoadsTheView() {
    let controller = Loading()
    XCTAssertFalse(controller.isViewLoaded)
    controller.count = 5
    XCTAssertFalse(controller.isViewLoaded, "writing needs no view")
    XCTAssertEqual(controller.label.text, "loaded")
    XCTAssertTrue(controller.isViewLoaded)
    XCTAssertEqual(controller.count, 5)
  }

  private final class Container: UIViewController {
    var shown: [String] = []
    override func show(_ vc: UIViewController, sender: Any?) { shown.append("show \(vc.title ?? "")") }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      shown.append("detail \(vc.title ?? "")")
    }
  }
  private final class Caller: UIViewController {
    var calls = 0
    override func show(_ vc: UIViewController, sender: Any?) {
      calls += 1
      super.show(vc, sender: sender)
    }
  }

  /// `show(_:sender:)` "calls the targetViewController(forAction:sender:) method to locate an object in the view controller
  /// hierarchy that overrides this method" (Apple's documentation).
  func testAContainerShowsWhatItsChildrenShow() {
    let container = Container()
    let child = UIViewController()
    let caller = Caller()
    container.addChild(child)
    child.addChild(caller)
    let new = UIViewController()
    new.title = "new"
    child.show(new, sender: nil)
    child.showDetailViewController(new, sender: nil)
    caller.show(new, sender: nil)
    XCTAssertEqual(container.shown, ["show new", "detail new", "show new"])
    XCTAssertEqual(caller.calls, 1)
    let show = Selector("showViewController:sender:")
    XCTAssertIdentical(child.targetViewController(forAction: show, sender: nil), container)
    XCTAssertIdentical(caller.targetViewController(forAction: show, sender: nil), caller)
    XCTAssertNil(UIViewController().targetViewController(forAction: show, sender: nil))
    let navigation = UINavigationController(rootViewController: child)
    XCTAssertIdentical(child.targetViewController(forAction: show, sender: nil), navigation)
    caller.show(new, sender: nil)
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  private final class Previewed: UIViewController {
    var chosen: [String] = []
    override var previewActionItems: [any UIPreviewActionItem] {
      let share = UIPreviewAction(title: "Share", style: .default) { [unowned self] action, controller in
        chosen.append("\(action.title) \(controller === self)")
      }
      return [share, UIPreviewActionGroup(title: "More", style: .destructive, actions: [share])]
    }
  }
  private final class Previewer: NSObject, UIViewControllerPreviewingDelegate {
    let controller = Previewed()
    var log: [String] = []
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      log.append("\(Int(location.x)),\(Int(location.y))")
      return location.x < 50 ? controller : nil
    }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) { log.append("commit \(viewControllerToCommit === controller)") }
  }

  /// Peek and pop (Apple's documentation of `UIViewControllerPreviewing`), with a long press in place of a forceful one.
  func testAPreviewWithItsActions() throws {
    let application = TestApplication(size: CGSize(width: 300, height: 400), scale: 1)
    defer { application.close() }
    let controller = UIViewController()
    application.show(controller)
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    controller.view.addSubview(view)
    let previewer = Previewer()
    let context = controller.registerForPreviewing(with: previewer, sourceView: view)
    XCTAssertIdentical(context.sourceView, view)
    application.longPress(at: CGPoint(x: 80, y: 350))
    try application.waitUntilIdle()
    XCTAssertEqual(previewer.log, ["80,50"])
    XCTAssertFalse(previewer.controller.isViewLoaded)
    application.longPress(at: CGPoint(x: 20, y: 350))
    try application.waitUntilIdle()
    XCTAssertEqual(previewer.log, ["80,50", "20,50"])
    XCTAssertNotNil(previewer.controller.view.window)
    application.key(.keyboardDownArrow)
    application.key(.keyboardReturnOrEnter)
    try application.waitUntilIdle()
    XCTAssertEqual(previewer.controller.chosen, ["Share true"])
    application.longPress(at: CGPoint(x: 20, y: 350))
    try application.waitUntilIdle()
    let frame = previewer.controller.view.convert(previewer.controller.view.bounds, to: nil)
    application.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try application.waitUntilIdle()
    XCTAssertEqual(previewer.log.last, "commit true")
    controller.unregisterForPreviewing(withContext: context)
    XCTAssertTrue(view.interactions.isEmpty)
  }

  func testAddedShortcuts() throws {
    let application = TestApplication(size: CGSize(width: 300, height: 300), scale: 1)
    defer { application.close() }
    let controller = CountingController()
    application.show(controller)
    try application.waitUntilIdle()
    let command = UIKeyCommand(
      input: "k", modifierFlags: .control, action: Selector("count", CountingController.count))
    controller.addKeyCommand(command)
    controller.addKeyCommand(command)
    application.key(.keyboardK, modifiers: .control)
    try application.waitUntilIdle()
    XCTAssertEqual(controller.counted, 1)
    controller.removeKeyCommand(command)
    application.key(.keyboardK, modifiers: .control)
    try application.waitUntilIdle()
    XCTAssertEqual(controller.counted, 1)
  }

  func testConstraintsAreTheControllersBusiness() throws {
    let application = TestApplication(size: CGSize(width: 300, height: 300), scale: 1)
    defer { application.close() }
    let controller = CountingController()
    let view = CountingView()
    controller.view = view
    application.show(controller)
    try application.waitUntilIdle()
    let before = (controller.constraintUpdates, view.constraintUpdates)
    view.setNeedsUpdateConstraints()
    try application.waitUntilIdle()
    XCTAssertEqual(controller.constraintUpdates, before.0 + 1)
    XCTAssertEqual(view.constraintUpdates, before.1 + 1, "by way of super")
  }

  func testEditingEnds() throws {
    let application = TestApplication(size: CGSize(width: 300, height: 300), scale: 1)
    defer { application.close() }
    let controller = UIViewController()
    application.show(controller)
    try application.waitUntilIdle()
    let left = UIView()
    let right = UIView()
    let field = StubbornView()
    left.addSubview(field)
    controller.view.addSubview(left)
    controller.view.addSubview(right)
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertFalse(right.endEditing(true), "nothing to end there (end-editing-elsewhere)")
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertFalse(left.endEditing(false), "it does not want to")
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertTrue(left.endEditing(true))
    XCTAssertFalse(field.isFirstResponder)
    field.letsGo = true
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertTrue(controller.view.endEditing(false))
    XCTAssertFalse(field.isFirstResponder)
  }

  func testASceneOfOnesOwnClass() throws {
    let delegate = SceneAppDelegate()
    let application = TestApplication(size: CGSize(width: 300, height: 300), scale: 1, delegate: delegate)
    application.onReport = { _ in }
    XCTAssertTrue(UIApplication.shared.connectedScenes.first is OwnScene)
    XCTAssertTrue(OwnSceneDelegate.connected is OwnScene)
    application.close()
    // A class that is not a window scene is reported.
    delegate.type = UIView.self
    let other = TestApplication(size: CGSize(width: 300, height: 300), scale: 1, delegate: delegate)
    XCTAssertTrue(UIApplication.shared.connectedScenes.first.map { type(of: $0) == UIWindowScene.self } ?? false)
    other.close()
  }

  func testGeometryInArchives() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(CGPoint(x: 1.5, y: -2), forKey: "point")
    coder.encode(CGVector(dx: 3, dy: 4), forKey: "vector")
    coder.encode(CGSize(width: 5, height: 6), forKey: "size")
    coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4.25), forKey: "rect")
    coder.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), forKey: "transform")
    coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    coder.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
    coder.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
    coder.finishEncoding()
    let read = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    XCTAssertEqual(read.decodeCGPoint(forKey: "point"), CGPoint(x: 1.5, y: -2))
    XCTAssertEqual(read.decodeCGVector(forKey: "vector"), CGVector(dx: 3, dy: 4))
    XCTAssertEqual(read.decodeCGSize(forKey: "size"), CGSize(width: 5, height: 6))
    XCTAssertEqual(read.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3, height: 4.25))
    XCTAssertEqual(read.decodeCGAffineTransform(forKey: "transform").tx, 5)
    XCTAssertEqual(read.decodeUIEdgeInsets(forKey: "insets").right, 4)
    XCTAssertEqual(read.decodeDirectionalEdgeInsets(forKey: "directional").leading, 2)
    XCTAssertEqual(read.decodeUIOffset(forKey: "offset"), UIOffset(horizontal: 7, vertical: 8))
    XCTAssertEqual(read.decodeCGRect(forKey: "nothing"), .zero)
    XCTAssertEqual(read.decodeCGAffineTransform(forKey: "nothing"), .identity)
  }

  func testStylesScaleByThemselves() {
    XCTAssertEqual(
      UIFont.TextStyle.title1.metrics.scaledValue(for: 10), UIFontMetrics(forTextStyle: .title1).scaledValue(for: 10))
    XCTAssertEqual(UIFont.Width(-0.2), .condensed)
  }
}

private final class CountingController: UIViewController {
  var counted = 0
  var constraintUpdates = 0
  override var canBecomeFirstResponder: Bool { true }
  func count() { counted += 1 }
  override func updateViewConstraints() {
    constraintUpdates += 1
    super.updateViewConstraints()
  }
}

private final class CountingView: UIView {
  var constraintUpdates = 0
  override func updateConstraints() {
    constraintUpdates += 1
    super.updateConstraints()
  }
}

private final class StubbornView: UIView {
  var letsGo = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { letsGo }
}

private final class OwnScene: UIWindowScene {}

private final class OwnSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static weak var connected: UIScene?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    Self.connected = scene
  }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  var type: AnyClass = OwnScene.self
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.sceneClass = type
    configuration.delegateClass = OwnSceneDelegate.self
    return configuration
  }
}
