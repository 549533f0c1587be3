import Foundation
import QuartzCore
import RuntimeInterface
import UIKitTesting

@testable import UIKit

/// Content that uses all features of an application that have state, and leaves them in use: touches, pressed keys and
/// open menus.
@preconcurrency @MainActor
final class AppContent: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
  private let table = UITableView(frame: CGRect(x: 0, y: 50, width: 375, height: 100))
  private let gestures = UIView(frame: CGRect(x: 0, y: 160, width: 375, height: 60))
  private let drags = UIView(frame: CGRect(x: 0, y: 230, width: 375, height: 60))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 60))
  private let pointed = UIView(frame: CGRect(x: 0, y: 370, width: 375, height: 60))
  private let moving = UIView(frame: CGRect(x: 0, y: 440, width: 50, height: 50))
  private let items = UICollectionView(
    frame: CGRect(x: 0, y: 500, width: 375, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
  private let owner = Owner()
  private var link: UIUpdateLink?

  /// An object that is used as a delegate and as a target of actions.
  @MainActor private final class Owner: NSObject, UIApplicationDelegate {
    func note() {}
  }

  /// A drag of another program that does not end.
  private final class OtherDrag: IncomingDrag {
    let types = ["text/plain"]
    let urls: Data? = nil
    func load(_ type: String, done: @escaping @MainActor (Data?) -> Void) {}
    func answer(isAccepted: Bool) {}
    func finish(isAccepted: Bool, needsData: Bool) {}
  }

  /// A controller whose class is not UIKit's.
  private final class NamedController: UIViewController {}

  func fill(_ app: TestApplication) {
    app.onReport = { _ in }
    arrange()
    app.frame()
    input(app)
    fillObjects()
    fillLoop()
    // These would affect the other steps.
    UIView.setAnimationsEnabled(false)
    UIApplication.shared.beginIgnoringInteractionEvents()
  }

  // MARK: Views

  private func arrange() {
    let label = UILabel(frame: CGRect(x: 200, y: 10, width: 100, height: 30))
    label.text = "Label"
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
    table.dataSource = self
    table.delegate = self
    for gesture in [UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UILongPressGestureRecognizer()] {
      (gesture as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .all
      gestures.addGestureRecognizer(gesture)
    }
    drags.addInteraction(UIDragInteraction(delegate: self))
    scroll.contentSize = CGSize(width: 375, height: 4000)
    pointed.addInteraction(UIToolTipInteraction(defaultToolTip: "Words"))
    items.dataSource = self
    for view in [label, field, table, gestures, drags, scroll, pointed, moving, items] { window.addSubview(view) }
    _ = window.keyboardLayoutGuide
    window.makeKeyAndVisible()
    _ = UIFocusSystem.focusSystem(for: window)
  }

  // MARK: Input

  private func input(_ app: TestApplication) {
    // A row with open swipe actions.
    app.drag(from: CGPoint(x: 300, y: 70), to: CGPoint(x: 200, y: 70), hold: 0.2)
    field.becomeFirstResponder()
    app.frame()
    // A wheel and two gestures of a touchpad that do not end.
    app.wheel(at: CGPoint(x: 100, y: 320), notches: CGPoint(x: 0, y: -1))
    app.send(
      .scroll(
        RawInput.Scroll(
          location: CGPoint(x: 100, y: 180), delta: CGPoint(x: 0, y: 20), phase: .began, time: app.time)))
    app.send(
      .pinch(
        RawInput.Pinch(location: CGPoint(x: 100, y: 180), scale: 1.2, rotation: 0, phase: .began, time: app.time)))
    // A touch that does not end.
    app.touch(at: CGPoint(x: 200, y: 180), finger: 3)
    // A drag.
    let mouse = app.press(at: CGPoint(x: 100, y: 260))
    mouse.move(to: CGPoint(x: 130, y: 262), after: 0.05)
    app.frame()
    app.send(.drag(.moved(CGPoint(x: 100, y: 400)), OtherDrag()))
    // A key that stays pressed, after all touches, because they hide the focus ring.
    app.send(
      .key(
        RawInput.Key(
          isDown: true, usage: UIKeyboardHIDUsage.keyboardF5.rawValue, characters: "",
          charactersIgnoringModifiers: "", modifiers: [], time: app.time)))
    // The pointer over a view with a tool tip; the host reports it for a different device.
    app.send(
      .pointer(
        RawInput.Pointer(
          id: 9, kind: .mouse, phase: .hover, location: CGPoint(x: 100, y: 400), buttons: 0, time: app.time)))
  }

  // MARK: Objects

  private func fillObjects() {
    UIApplication.shared.applicationIconBadgeNumber = 3
    UISwitch.appearance().onTintColor = .red
    UIApplication.shared.delegate = owner
    ApplicationStart.onClose = nil
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    UIScreen.main.traitOverrides.userInterfaceStyle = .dark
    UIPasteboard.general.string = "text"
    _ = UIPasteboard(name: UIPasteboard.Name("tests"), create: true)
    _ = UIMenuSystem.main.menu
    _ = UIMenuSystem.context.menu
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Item", action: Selector("note", Owner.note))]
    UIMenuController.shared.showMenu(from: field, rect: field.bounds)
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    UICollectionView.inconsistencyHandler = { _, _ in }
    UITableView.inconsistencyHandler = { _, _ in }
    UICollectionView.layoutTrace = { _ in }
    Diagnostics.logHandler = { _ in }
    _ = UIPrintInteractionController.shared
    _ = PrintSpooler.shared
    UIViewPropertyAnimator.onStart = { _ in }
    // Looks for members in extensions, and for a nib with the name of the class.
    _ = pointed._setMember("nothing", to: nil)
    NamedController().loadViewIfNeeded()
    // Asked by a rewritten override in an extension.
    _ = pointed._isCalledBySuper("nothing")
  }

  // MARK: Frames

  private func fillLoop() {
    UIView.animate(withDuration: 100) { self.moving.center.x = 200 }
    UIViewPropertyAnimator(duration: 100, curve: .linear) { self.moving.alpha = 0.5 }.startAnimation()
    let replicator = CAReplicatorLayer()
    replicator.instanceDelay = 1
    moving.layer.addSublayer(replicator)
    moving.layer.addSublayer(CATiledLayer())
    CADisplayLink(target: owner, selector: Selector("note", Owner.note)).add(to: .main, forMode: .default)
    let link = UIUpdateLink(view: window) { _, _ in }
    link.isEnabled = true
    self.link = link
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    owner.perform(Selector("note", Owner.note), with: nil, afterDelay: 1000)
    FrameTimers.schedule(after: 1000) {}
    FrameTasks.add(self, "endless") { _ in true }
    AfterLayoutQueue.enqueue {}
    PostFrameWork.enqueue {}
  }
}

extension AppContent: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Action") { _, _, _ in }])
  }
}

extension AppContent: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  /// Creates a cell registration in each call, which is reported as an error.
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    return view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
  }
}

extension AppContent: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))]
  }
}
