@testable import UIKit
import UIKitTesting
import XCTest

/// The state that is saved and restored between two runs of an application without scenes.
///
/// The steps follow Apple's "About the UI Preservation Process" and "About the UI Restoration Process".
final class StateRestorationTests: RestorationTestCase {
  // MARK: Values and references

  func testValuesAndReferences() throws {
    let id = UUID()
    let delegate = RestorationDelegate()
    delegate.encode = { coder in
      coder.encode(IndexPath(item: 3, section: 2), forKey: "path")
      coder.encode(CGPoint(x: 1.5, y: -2), forKey: "point")
      coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
      coder.encode(7, forKey: "integer")
      coder.encode(1.25, forKey: "double")
      coder.encode(true, forKey: "flag")
      coder.encode(NSString("text"), forKey: "string")
      coder.encode(id as NSUUID, forKey: "object")
      coder.encode(["a": [1, 2]] as [String: Any], forKey: "nested")
      coder.encode(UIApplication.shared.delegate?.window?.rootViewController, forKey: "root")
    }
    launch(delegate) { RestorableController("root") }
    (app.window.rootViewController as? RestorableController)?.text = "ä"
    end()
    var decoded = false
    let second = RestorationDelegate()
    second.decode = { coder in
      decoded = true
      XCTAssertEqual(coder.decodeObject(forKey: "path") as? IndexPath, IndexPath(item: 3, section: 2))
      XCTAssertEqual(coder.decodeCGPoint(forKey: "point"), CGPoint(x: 1.5, y: -2))
      XCTAssertEqual(coder.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3, height: 4))
      XCTAssertEqual(coder.decodeInteger(forKey: "integer"), 7)
      XCTAssertEqual(coder.decodeDouble(forKey: "double"), 1.25)
      XCTAssertTrue(coder.decodeBool(forKey: "flag"))
      XCTAssertEqual(coder.decodeObject(of: NSString.self, forKey: "string"), "text")
      XCTAssertEqual(coder.decodeObject(forKey: "object") as? UUID, id)
      XCTAssertEqual((coder.decodeObject(forKey: "nested") as? [String: Any])?["a"] as? [Int], [1, 2])
      let root = coder.decodeObject(forKey: "root") as? UIViewController
      XCTAssertNotNil(root)
      XCTAssertTrue(root === UIApplication.shared.delegate?.window?.rootViewController)
      XCTAssertEqual(coder.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey) as? String, "26.1")
      XCTAssertTrue(coder.containsValue(forKey: UIApplication.stateRestorationTimestampKey))
      XCTAssertFalse(coder.containsValue(forKey: "absent"))
      XCTAssertNil(coder.decodeObject(forKey: "absent"))
    }
    launch(second) { RestorableController("root") }
    XCTAssertTrue(decoded)
    XCTAssertEqual((app.window.rootViewController as? RestorableController)?.decodedText, "ä")
    XCTAssertEqual(app.reports, [])
  }

  func testValuesThatCannotBeSaved() {
    let delegate = RestorationDelegate()
    delegate.encode = { $0.encode(UIColor.red, forKey: "color") }
    launch(delegate) { RestorableController("root") }
    app.setVisible(false)
    XCTAssertEqual(app.reports.count, 1)
    XCTAssertTrue(app.reports.first?.contains("UIColor") ?? false, "\(app.reports)")
  }

  // MARK: Containers

  func testStacksTabsAndPresentedControllers() throws {
    func make() -> UITabBarController {
      let navigation = UINavigationController(rootViewController: RestorableController("list"))
      navigation.restorationIdentifier = "navigation"
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.viewControllers = [RestorableController("first"), navigation]
      return tabs
    }
    let find: @MainActor ([String], NSCoder) -> UIViewController? = { path, _ in
      ["detail", "deep", "sheet"].contains(path.last) ? RestorableController(path.last) : nil
    }
    launch { make() }
    var tabs = try XCTUnwrap(app.window.rootViewController as? UITabBarController)
    tabs.selectedIndex = 1
    var stack = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
    stack.pushViewController(RestorableController("detail"), animated: false)
    stack.pushViewController(RestorableController("deep"), animated: false)
    stack.pushViewController(RestorableController(nil), animated: false)
    tabs.present(RestorableController("sheet"), animated: false)
    app.frame()
    end()
    let state = try XCTUnwrap(SavedState(try Data(contentsOf: file)))
    XCTAssertEqual(
      Set(state.entries.map { $0.path.joined(separator: "/") }),
      [
        "tabs", "tabs/first", "tabs/navigation", "tabs/navigation/list", "tabs/navigation/detail",
        "tabs/navigation/deep", "tabs/sheet",
      ])

    let delegate = RestorationDelegate()
    delegate.find = find
    launch(delegate) { make() }
    try app.waitUntilIdle()
    tabs = try XCTUnwrap(app.window.rootViewController as? UITabBarController)
    XCTAssertEqual(tabs.selectedIndex, 1)
    stack = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
    XCTAssertEqual(stack.viewControllers.map(\.restorationIdentifier), ["list", "detail", "deep"])
    XCTAssertEqual(tabs.presentedViewController?.restorationIdentifier, "sheet")
    XCTAssertEqual(app.reports, [])
  }

  /// The controllers of all tabs that have one are saved, like those of `viewControllers`. The controllers of children of groups
  /// that were never selected are not created.
  func testTabsThatAreNotSelected() throws {
    var made: [String] = []
    func make() -> UITabBarController {
      func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in
          made.append(name)
          return RestorableController("controller of \(name)")
        }
      }
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [tab("inner"), tab("other")])
      tabs.tabs = [tab("first"), tab("second"), tab("third"), group]
      return tabs
    }
    launch { make() }
    for pass in 0...1 {
      let tabs = try XCTUnwrap(app.window.rootViewController as? UITabBarController)
      func controller(_ name: String) throws -> RestorableController {
        try XCTUnwrap(tabs.tab(forIdentifier: name)?.viewController as? RestorableController)
      }
      if pass == 0 {
        for name in ["second", "inner", "first"] {
          tabs.selectedTab = tabs.tab(forIdentifier: name)
          app.frame()
          try controller(name).text = "text of \(name)"
        }
      } else {
        XCTAssertEqual(tabs.selectedTab?.identifier, "first")
      }
      XCTAssertEqual(Set(made), ["first", "second", "third", "inner"])
      made = []
      end()
      XCTAssertEqual(
        Set(try XCTUnwrap(SavedState(try Data(contentsOf: file))).entries.map { $0.path.joined(separator: "/") }),
        Set(["tabs"] + ["first", "second", "third", "inner"].map { "tabs/controller of \($0)" }))
      launch { make() }
      let restored = try XCTUnwrap(app.window.rootViewController as? UITabBarController)
      for name in ["first", "second", "inner"] {
        let controller = try XCTUnwrap(restored.tab(forIdentifier: name)?.viewController as? RestorableController)
        XCTAssertEqual(controller.decodes, 1, name)
        XCTAssertEqual(controller.decodedText, "text of \(name)")
        controller.text = controller.decodedText ?? ""
      }
      XCTAssertEqual(app.reports, [])
    }
  }

  func testAControllerWithoutIdentifierIsNotSaved() throws {
    launch {
      let navigation = UINavigationController(rootViewController: RestorableController("list"))
      return navigation
    }
    let stack = try XCTUnwrap(app.window.rootViewController as? UINavigationController)
    let list = try XCTUnwrap(stack.topViewController as? RestorableController)
    end()
    XCTAssertEqual(list.encodes, 0, "the children of a controller without an identifier are not saved")
    XCTAssertEqual(SavedState(try Data(contentsOf: file))?.entries.count, 0)
  }

  // MARK: Views

  func testATableKeepsItsRows() throws {
    launch { RestorableTable() }
    var table = try XCTUnwrap((app.window.rootViewController as? RestorableTable)?.tableView)
    table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    table.selectRow(at: IndexPath(row: 42, section: 0), animated: false, scrollPosition: .none)
    app.frame()
    end()
    // The rows are elsewhere when the application starts again.
    RestorableTable.names = ["new"] + RestorableTable.names
    defer { RestorableTable.names.removeFirst() }
    launch { RestorableTable() }
    try app.waitUntilIdle()
    table = try XCTUnwrap((app.window.rootViewController as? RestorableTable)?.tableView)
    XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 43, section: 0))
    XCTAssertEqual(table.indexPathsForVisibleRows?.first, IndexPath(row: 41, section: 0))
  }

  // MARK: Registered objects

  func testARegisteredObject() {
    let object = RestorableObject()
    object.number = 5
    let delegate = RestorationDelegate()
    delegate.encode = { coder in
      UIApplication.registerObject(forStateRestoration: object, restorationIdentifier: "object")
      coder.encode(object, forKey: "object")
    }
    launch(delegate) { RestorableController("root") }
    end()
    let second = RestorationDelegate()
    var restored: RestorableObject?
    second.decode = { restored = $0.decodeObject(forKey: "object") as? RestorableObject }
    launch(second) { RestorableController("root") }
    XCTAssertEqual(restored?.number, 5)
    XCTAssertEqual(restored?.isFinished, true)
    XCTAssertFalse(restored === object)
    UIApplication.shared.extendStateRestoration()
    UIApplication.shared.completeStateRestoration()
    XCTAssertEqual(app.reports, [])
    UIApplication.shared.completeStateRestoration()
    XCTAssertEqual(app.reports.count, 1)
  }

  // MARK: The file

  func testTheDelegateDecides() {
    let delegate = RestorationDelegate()
    delegate.saves = false
    launch(delegate) { RestorableController("root") }
    end()
    XCTAssertFalse(hasFile)
    launch { RestorableController("root") }
    end()
    let second = RestorationDelegate()
    second.restores = false
    launch(second) { RestorableController("root") }
    XCTAssertEqual((app.window.rootViewController as? RestorableController)?.decodes, 0)
  }

  func testADamagedFileIsKept() throws {
    launch { RestorableController("root") }
    end()
    let good = try Data(contentsOf: file)
    for data in [Data("nonsense".utf8), good.prefix(60), Data()] {
      try data.write(to: file)
      launch { RestorableController("root") }
      XCTAssertEqual((app.window.rootViewController as? RestorableController)?.decodes, 0)
      XCTAssertEqual(try Data(contentsOf: file.appendingPathExtension("unreadable")), data)
      end()
    }
  }

  func testAnotherProcessWithTheSameFolder() throws {
    launch { RestorableController("root") }
    end()
    let saved = try Data(contentsOf: file)
    // Locks belong to an open file, so that another object in this process excludes the application as well.
    let other = StateFolder(folder)
    XCTAssertNotNil(other.read("state.plist"))
    var lines: [String] = []
    ApplicationStart.tearDown()
    Diagnostics.logHandler = { lines.append($0) }
    let restoration = StateRestoration(folder: StateFolder(folder))
    let delegate = RestorationDelegate()
    UIApplication.shared.delegate = delegate
    restoration.restore()
    restoration.save()
    XCTAssertEqual(lines.count, 1, "\(lines)")
    XCTAssertTrue(lines.first?.contains(folder.path) ?? false, "\(lines)")
    XCTAssertEqual(try Data(contentsOf: file), saved, "the state of the other process is not replaced")
    Diagnostics.logHandler = nil
    withExtendedLifetime(other) {}
  }

  func testAFolderThatCannotBeWritten() throws {
    try Data("file".utf8).write(to: folder)
    launch { RestorableController("root") }
    end()
    XCTAssertEqual(try Data(contentsOf: folder), Data("file".utf8))
  }
}

/// A table view controller whose data source identifies its rows.
private final class RestorableTable: UITableViewController, UIDataSourceModelAssociation {
  static var names = (0..<100).map { "row \($0)" }

  init() {
    super.init(style: .plain)
    restorationIdentifier = "table controller"
    // The selection would otherwise be cleared when the table appears.
    clearsSelectionOnViewWillAppear = false
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { Self.names[idx.row] }
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    Self.names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}

/// An object that its class restores.
final class RestorableObject: NSObject, UIStateRestoring, UIObjectRestoration {
  var number = 0
  var isFinished = false
  var objectRestorationClass: (any UIObjectRestoration.Type)? { Self.self }
  func encodeRestorableState(with coder: NSCoder) { coder.encode(number, forKey: "number") }
  func decodeRestorableState(with coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }
  func applicationFinishedRestoringState() { isFinished = true }
  static func object(
    withRestorationIdentifierPath path: [String], coder: NSCoder
  ) -> (any UIStateRestoring)? {
    XCTAssertEqual(path, ["object"])
    return RestorableObject()
  }
}
