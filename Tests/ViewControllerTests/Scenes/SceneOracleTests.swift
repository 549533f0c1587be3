import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The measured cases of launches, application objects and menus (`scene-cases.json`).
final class SceneOracleTests: SceneTestCase {
  private func entry(_ id: String) throws -> Oracle.Case { try Oracle.entry("scene-cases.json", id) }

  // MARK: Navigation items

  func testANewNavigationItemHasNoSubtitle() throws {
    let entry = try entry("navitem-subtitle-default")
    XCTAssertEqual(try entry.config.string("type"), "UINavigationItem (iOS 26)")
    let item = UINavigationItem(title: "Title")
    entry.expect("navigationItem_subtitle", text: item.subtitle)
    entry.expect("navigationItem_subtitleView", text: item.subtitleView.map { "\($0)" })
    entry.finish()
  }

  // MARK: Launch

  func testTheOrderOfALaunch() throws {
    let entry = try entry("launch-order-app")
    XCTAssertEqual(try entry.whole.string("setup"), "scene-based app with a main storyboard")
    XCTAssertEqual(try entry.whole.string("stimulus"), "launch")
    var words = ["application delegate init (application state \(UIApplication.shared.applicationState.rawValue))"]
    let recorder = SceneRecorder()
    recorder.configure = { [unowned recorder] in
      _ = recorder
      $0.storyboard = Self.storyboard
    }
    launch(delegate: recorder)
    let lines = log.take()
    words += lines.prefix(4).map { line in
      switch line {
      case "willFinishLaunching, options nil, state 2": "willFinishLaunching, options nil"
      case "didFinishLaunching, scenes 0, state 2": "didFinishLaunching, no connected scene yet"
      case "configurationForConnecting Default Configuration UIWindowSceneSessionRoleApplication":
        "configurationForConnecting (name Default Configuration, storyboard set, role window application)"
      default: line
      }
    }
    XCTAssertEqual(words, try entry.whole.strings("sequence"), entry.id)
    // The rest of the transcript: the delegate receives the window before its root, and the states.
    XCTAssertEqual(
      Array(lines.dropFirst(4)),
      [
        "window set, root nil", "willConnect, scene -1, application 2", "willEnterForeground, scene -1, application 2",
        "didBecomeActive, scene 0, application 0",
      ])
    XCTAssertEqual(
      try entry.whole.strings("after"), ["application state becomes 0 only at sceneDidBecomeActive"], entry.id)
    entry.finish()
  }

  /// A delegate that shows a window of its own replaces the window of the storyboard, whose controller is not shown. In
  /// GHFollowers-UIKit (by WinsenTjhang, on GitHub), which runs on iOS, the view of that controller cannot be loaded.
  func testADelegatesOwnWindowReplacesTheOneOfTheStoryboard() throws {
    let recorder = SceneRecorder()
    recorder.configure = {
      $0.storyboard = Self.storyboard
      $0.delegateClass = OwnWindowDelegate.self
    }
    launch(delegate: recorder)
    app.frame()
    let scene = try XCTUnwrap(app.scenes.first)
    let delegate = try XCTUnwrap(scene.delegate as? OwnWindowDelegate)
    XCTAssertEqual(delegate.controller?.isViewLoaded, false)
    XCTAssertEqual(scene.windows, [try XCTUnwrap(delegate.window)])
    XCTAssertTrue(scene.keyWindow === delegate.window)
    XCTAssertNil(delegate.replaced, "the window of the storyboard is released")
  }

  private final class OwnWindowDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    weak var replaced: UIWindow?
    var controller: UIViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      replaced = window
      controller = window?.rootViewController
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }

  /// A storyboard with a plain view controller.
  private static var storyboard: UIStoryboard? {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
      <view key="view" id="v"/></viewController></objects></scene></scenes></document>
      """
    do {
      return try UIStoryboard(
        document: NibDocument(data: Data(text.utf8), fileName: "Main.storyboard", bundle: .main))
    } catch {
      XCTFail("\(error)")
      return nil
    }
  }

  func testAPlainLaunchHasNoOptions() throws {
    let entry = try entry("launch-connection-options")
    XCTAssertEqual(try entry.config.string("launch"), "plain")
    launch()
    let scene = try XCTUnwrap(app.scenes.first)
    let options = try XCTUnwrap(scene.recorder?.options)
    entry.expect("urlContexts", CGFloat(options.urlContexts.count))
    entry.expect("notificationResponse", text: options.notificationResponse.map { "\($0)" })
    entry.expect("shortcutItem", text: options.shortcutItem.map { "\($0)" })
    entry.expect("userActivities", CGFloat(options.userActivities.count))
    entry.expect("stateRestorationActivity", text: scene.session.stateRestorationActivity.map { "\($0)" })
    entry.finish()
  }

  func testNamesOfNotifications() throws {
    let entry = try entry("scene-notification-names")
    XCTAssertEqual(try entry.config.string("type"), "raw names")
    for (key, name) in [
      ("willConnect", UIScene.willConnectNotification), ("didActivate", UIScene.didActivateNotification),
      ("willDeactivate", UIScene.willDeactivateNotification),
      ("willEnterForeground", UIScene.willEnterForegroundNotification),
      ("didEnterBackground", UIScene.didEnterBackgroundNotification),
      ("didDisconnect", UIScene.didDisconnectNotification),
    ] { entry.expect(key, text: name.rawValue) }
    entry.finish()
  }

  // MARK: The application

  func testBackgroundTasks() throws {
    let entry = try entry("app-background-task")
    XCTAssertEqual(try entry.config.string("call"), "beginBackgroundTask twice")
    launch()
    let application = UIApplication.shared
    let first = application.beginBackgroundTask()
    let second = application.beginBackgroundTask(withName: "a") {}
    entry.expect("first", CGFloat(first.rawValue))
    entry.expect("second", CGFloat(second.rawValue))
    entry.expect("invalid", CGFloat(UIBackgroundTaskIdentifier.invalid.rawValue))
    for _ in 0..<2 { application.endBackgroundTask(first) }
    application.endBackgroundTask(.invalid)
    entry.expect("ending_twice", text: app.reports.isEmpty ? "ignored" : "\(app.reports)")
    let isGreatest = application.backgroundTimeRemaining == .greatestFiniteMagnitude
    entry.expect(
      "remaining_in_foreground", text: isGreatest ? "greatest value" : "\(application.backgroundTimeRemaining)")
    entry.finish()
  }

  func testTheStatusBar() throws {
    let entry = try entry("app-status-bar-animation")
    XCTAssertEqual(try entry.config.string("type"), "UIStatusBarAnimation")
    for (key, value) in [("none", UIStatusBarAnimation.none), ("fade", .fade), ("slide", .slide)] {
      entry.expect(key, CGFloat(value.rawValue))
    }
    let controller = UIViewController()
    entry.expect("controller_default_animation", CGFloat(controller.preferredStatusBarUpdateAnimation.rawValue))
    entry.expect("prefersStatusBarHidden", controller.prefersStatusBarHidden)
    entry.finish()
  }

  func testShortcutsAndRemoteNotifications() throws {
    let entry = try entry("app-shortcuts-remote")
    XCTAssertEqual(try entry.config.string("app"), "without the push entitlement")
    launch()
    let application = UIApplication.shared
    entry.expect("shortcutItems", CGFloat(application.shortcutItems?.count ?? 0))
    entry.expect("isRegisteredForRemoteNotifications_before", application.isRegisteredForRemoteNotifications)
    application.registerForRemoteNotifications()
    entry.expect("right_after_register", application.isRegisteredForRemoteNotifications)
    entry.finish()
  }

  // MARK: Responders

  func testUndoManagers() throws {
    let entry = try entry("responder-undo-manager")
    XCTAssertEqual(try entry.config.string("property"), "undoManager")
    launch()
    let window = try XCTUnwrap(app.scenes.first?.recorder?.window)
    let controller = try XCTUnwrap(window.rootViewController)
    let isWindows = controller.undoManager != nil && controller.undoManager === window.undoManager
    entry.expect("controller_undoManager", text: isWindows ? "that of the window" : "another")
    entry.expect("detached_controller", text: UIViewController().undoManager.map { "\($0)" })
    entry.expect("application", text: UIApplication.shared.undoManager.map { "\($0)" })
    entry.finish()
  }

  // MARK: Menus

  func testAnEditMenuIsBuiltByAllResponders() throws {
    let entry = try entry("menu-build-context")
    XCTAssertEqual(try entry.whole.string("setup"), "edit menu interaction on the root view")
    XCTAssertEqual(try entry.whole.string("stimulus"), "presentEditMenu")
    let delegate = MenuBuildingDelegate()
    MenuLog.lines = []
    app?.close()
    UIApplication.create(className: NSStringFromClass(BuildingApplication.self))
    let application = TestApplication(size: CGSize(width: 300, height: 200), scale: 1, delegate: delegate)
    defer { application.close() }
    XCTAssertTrue(UIApplication.shared is BuildingApplication)
    UIApplication.shared.delegate = delegate
    let window = BuildingWindow(frame: UIScreen.main.bounds)
    let controller = BuildingController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let chooser = MenuChooser()
    let interaction = UIEditMenuInteraction(delegate: chooser)
    controller.view.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 9, y: 9)))
    XCTAssertEqual(MenuLog.lines, try entry.whole.strings("sequence"), entry.id)
    XCTAssertEqual(
      try entry.whole.strings("after"), ["the walk goes on when a controller does not call super"], entry.id)
    XCTAssertEqual(chooser.titles.last, "built", "the elements that responders add are suggested")
    entry.finish()
  }

  private func builder() -> MenuBuilder {
    MenuBuilder(
      .main,
      UIMenu(
        identifier: .root,
        children: [
          UIMenu(title: "Find", identifier: .find, children: [UIMenu(title: "x")]),
          UIMenu(title: "Edit", identifier: .edit, children: [UIMenu(title: "y")]),
        ]))
  }

  // The methods that iOS 26 added to UIMenuBuilder.
  func testEditsOfElements() {
    app?.close()
    let application = TestApplication(size: CGSize(width: 300, height: 200), scale: 1)
    defer { application.close() }
    func action(_ name: String) -> UIAction { UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in } }
    func command(_ list: String) -> UICommand {
      UICommand(title: "command \(list)", action: Selector("act:"), propertyList: list)
    }
    func titles(_ change: (MenuBuilder) -> Void) -> [String] {
      let builder = MenuBuilder(
        .main,
        UIMenu(
          identifier: .root,
          children: [
            UIMenu(title: "Edit", identifier: .edit, children: [action("a"), command("1"), command("2")])
          ]))
      change(builder)
      return builder.root.children.flatMap { [$0.title] + (($0 as? UIMenu)?.children.map(\.title) ?? []) }
    }
    let new = [action("x"), action("y")]
    let name = UIAction.Identifier("a")
    let act = Selector("act:")
    XCTAssertEqual(
      titles { $0.insertElements(new, atStartOfMenu: .edit) }, ["Edit", "x", "y", "a", "command 1", "command 2"])
    XCTAssertEqual(
      titles { $0.insertElements(new, atEndOfMenu: .edit) }, ["Edit", "a", "command 1", "command 2", "x", "y"])
    XCTAssertEqual(
      titles { $0.insertElements(new, beforeMenu: .edit) }, ["x", "y", "Edit", "a", "command 1", "command 2"])
    XCTAssertEqual(
      titles { $0.insertElements(new, afterMenu: .edit) }, ["Edit", "a", "command 1", "command 2", "x", "y"])
    XCTAssertEqual(
      titles { $0.insertElements(new, beforeAction: name) }, ["Edit", "x", "y", "a", "command 1", "command 2"])
    XCTAssertEqual(
      titles { $0.insertElements(new, afterAction: name) }, ["Edit", "a", "x", "y", "command 1", "command 2"])
    XCTAssertEqual(
      titles { $0.insertElements(new, beforeCommand: act, propertyList: "2") },
      ["Edit", "a", "command 1", "x", "y", "command 2"])
    XCTAssertEqual(
      titles { $0.insertElements(new, afterCommand: act, propertyList: "1") },
      ["Edit", "a", "command 1", "x", "y", "command 2"])
    XCTAssertEqual(titles { $0.replace(menu: .edit, with: new) }, ["x", "y"])
    XCTAssertEqual(titles { $0.replace(action: name, with: new) }, ["Edit", "x", "y", "command 1", "command 2"])
    XCTAssertEqual(
      titles { $0.replace(command: act, propertyList: "1", with: new) }, ["Edit", "a", "x", "y", "command 2"])
    XCTAssertEqual(titles { $0.remove(action: name) }, ["Edit", "command 1", "command 2"])
    XCTAssertEqual(titles { $0.remove(command: act, propertyList: "2") }, ["Edit", "a", "command 1"])
    var reports: [String] = []
    application.onReport = { reports.append($0) }
    XCTAssertEqual(titles { $0.remove(command: act, propertyList: "3") }.count, 4)
    XCTAssertTrue(reports.last?.contains("no command with the action act:") ?? false, "\(reports)")
  }

  func testEditsOfMenus() throws {
    let insert = try entry("menu-insert-child")
    XCTAssertEqual(try insert.config.string("call"), "insertChild")
    let menu = UIMenu(title: "new", children: [])
    var tree = builder()
    tree.insertChild(menu, atStartOfMenu: .edit)
    let first = tree.menu(for: .edit)?.children.firstIndex { $0.title == "new" }
    insert.expect("at_start", text: "index \(first ?? -1)")
    tree = builder()
    tree.insertChild(menu, atEndOfMenu: .edit)
    insert.expect("at_end", text: tree.menu(for: .edit)?.children.last?.title == "new" ? "last" : "elsewhere")
    insert.finish()

    let replace = try entry("menu-replace")
    XCTAssertEqual(try replace.config.string("call"), "replace(menu: find, with: m), then menu(for:)")
    tree.replace(menu: .find, with: menu)
    replace.expect("old_identifier", text: tree.menu(for: .find).map { "\($0)" })
    let found = tree.menu(for: menu.identifier)
    let isCopy = found?.title == "new" && found !== menu
    replace.expect("new_identifier", text: isCopy ? "a copy of the given menu" : "\(String(describing: found))")
    replace.finish()

    let lookup = try entry("menu-lookup-copy")
    XCTAssertEqual(try lookup.config.string("call"), "menu(for: identifier of an inserted menu)")
    lookup.expect("same_object", tree.menu(for: menu.identifier) === menu)
    lookup.finish()

    let dynamic = try entry("menu-dynamic-identifier")
    XCTAssertEqual(try dynamic.config.string("menu"), "made without an identifier")
    let prefix = try dynamic.expect.string("identifier_prefix")
    XCTAssertTrue(menu.identifier.rawValue.hasPrefix(prefix), dynamic.id)
    XCTAssertNotEqual(menu.identifier, UIMenu(title: "new").identifier)
    dynamic.finish()
  }
}

@MainActor private enum MenuLog {
  static var lines: [String] = []
}

private final class BuildingView: UIView {
  override func buildMenu(with builder: any UIMenuBuilder) {
    MenuLog.lines.append("buildMenu \(builder.system === UIMenuSystem.context ? "system context: " : "")root view")
  }
}

private final class BuildingController: UIViewController {
  override func loadView() { view = BuildingView() }
  override func buildMenu(with builder: any UIMenuBuilder) { MenuLog.lines.append("root controller") }
}

private final class BuildingWindow: UIWindow {
  override func buildMenu(with builder: any UIMenuBuilder) { MenuLog.lines.append("window") }
}

private final class MenuBuildingDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    guard builder.system === UIMenuSystem.context else { return }
    MenuLog.lines.append("application delegate")
    builder.insertChild(UIMenu(title: "built"), atEndOfMenu: .root)
  }
}

private final class MenuChooser: NSObject, UIEditMenuInteractionDelegate {
  var titles: [String] = []
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    MenuLog.lines.append("interaction delegate menuFor")
    titles = suggestedActions.map(\.title)
    return UIMenu(children: suggestedActions)
  }
}

final class BuildingApplication: UIApplication {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    if builder.system !== UIMenuSystem.main { MenuLog.lines.append("application") }
  }
}
