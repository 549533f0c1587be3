@testable import UIKit
import TestSupport
import UIKitTesting
import XCTest

/// The rules of appearance proxies: their precedence, compared with a simple model, subclasses, traits, and values that
/// the application sets.
@preconcurrency @MainActor
final class AppearanceRulesTests: XCTestCase {
  private var app: TestApplication!
  private var controller: UIViewController!

  override func setUp() async throws { start() }

  override func tearDown() async throws {
    app.close()
    app = nil
    controller = nil
  }

  private func start() {
    app?.close()
    app = TestApplication(size: CGSize(width: 300, height: 300))
    app.onReport = { XCTFail($0) }
    controller = UIViewController()
    app.show(controller)
  }

  private class Plain: UIView {
    /// The number of times that the value was set.
    var count = 0
    var value: Int? {
      didSet {
        count += 1
        recordAppearance(of: \.value)
      }
    }
  }
  private class Special: Plain {}
  private final class A: UIView {}
  private class B: UIView {}
  private final class C: B {}

  // MARK: Precedence

  /// A proxy's value in the model.
  private struct Rule {
    let type: Plain.Type
    let containers: [UIView.Type]
    let value: Int
  }

  private func isInstance(_ view: UIView, of type: UIView.Type) -> Bool {
    let isKind: [ObjectIdentifier: Bool] = [
      ObjectIdentifier(UIView.self): true, ObjectIdentifier(A.self): view is A, ObjectIdentifier(B.self): view is B,
      ObjectIdentifier(C.self): view is C, ObjectIdentifier(Plain.self): view is Plain,
      ObjectIdentifier(Special.self): view is Special,
    ]
    return isKind[ObjectIdentifier(type)] ?? false
  }

  /// Returns the positions of a rule's containers in the hierarchy, from the outside. Of all possible combinations, it
  /// is the first one in lexicographic order.
  private func positions(_ rule: Rule, _ hierarchy: [UIView]) -> [Int]? {
    func combinations(_ containers: ArraySlice<UIView.Type>, from start: Int) -> [[Int]] {
      guard let first = containers.first else { return [[]] }
      return (start..<max(start, hierarchy.count)).filter { isInstance(hierarchy[$0], of: first) }.flatMap { position in
        combinations(containers.dropFirst(), from: position + 1).map { [position] + $0 }
      }
    }
    return combinations(rule.containers.reversed()[...], from: 0).min { $0.lexicographicallyPrecedes($1) }
  }

  /// Returns whether a rule takes precedence over another. It compares the classes, the outermost containers, the
  /// numbers of containers, and the times.
  private func wins(_ one: Rule, over other: Rule, _ hierarchy: [UIView]) -> Bool {
    let (oneDepth, otherDepth) = (one.type == Special.self, other.type == Special.self)
    if oneDepth != otherDepth { return oneDepth }
    guard let mine = positions(one, hierarchy), let theirs = positions(other, hierarchy) else { return false }
    for (first, second) in zip(mine, theirs) where first != second { return first < second }
    if mine.count != theirs.count { return mine.count > theirs.count }
    return one.value > other.value
  }

  func testPrecedence_againstANaiveModel() throws {
    let classes: [UIView.Type] = [A.self, B.self, C.self, UIView.self]
    var (matched, contained) = (0, 0)
    for seed in UInt64(1)...150 {
      var random = SeededRandom(seed: seed)
      start()
      var rules: [Rule] = []
      for value in 1...Int.random(in: 1...6, using: &random) {
        let containers = (0..<Int.random(in: 0...3, using: &random)).map { _ in classes.randomElement(using: &random)! }
        let type: Plain.Type = Bool.random(using: &random) ? Plain.self : Special.self
        type.appearance(whenContainedInInstancesOf: containers).value = value
        // A proxy stores one value: the last one.
        rules.removeAll {
          $0.type == type && $0.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        rules.append(Rule(type: type, containers: containers, value: value))
      }
      var hierarchy: [UIView] = []
      let made: [() -> UIView] = [{ A() }, { B() }, { C() }, { UIView() }]
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let view = made.randomElement(using: &random)!()
        hierarchy.last?.addSubview(view)
        hierarchy.append(view)
      }
      let view = Bool.random(using: &random) ? Plain() : Special()
      hierarchy.last?.addSubview(view)
      controller.view.addSubview(hierarchy.first ?? view)
      let all = [app.window, controller.view] + hierarchy
      let matches = rules.filter { isInstance(view, of: $0.type) && positions($0, all.compactMap { $0 }) != nil }
      let winner = matches.max { wins($1, over: $0, all.compactMap { $0 }) }
      XCTAssertEqual(
        view.value, winner?.value, "seed \(seed): \(rules), \(hierarchy.map { type(of: $0) }), \(type(of: view))")
      XCTAssertEqual(view.count, winner == nil ? 0 : 1, "seed \(seed): the value is set once")
      if winner != nil { matched += 1 }
      if winner?.containers.isEmpty == false { contained += 1 }
    }
    XCTAssertGreaterThan(matched, 90)
    XCTAssertGreaterThan(contained, 40)
  }

  func testSubclassesInherit() {
    Plain.appearance().value = 1
    UIView.appearance().backgroundColor = .red
    Special.appearance().backgroundColor = .blue
    let (plain, special) = (Plain(), Special())
    for view in [plain, special] { controller.view.addSubview(view) }
    XCTAssertEqual([plain.value, special.value], [1, 1])
    XCTAssertEqual([plain.backgroundColor, special.backgroundColor], [.red, .blue])
  }

  /// A delegate that keeps popovers in narrow windows.
  private final class Adaptation: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  func testControllersAndPresentationsAreContainers() throws {
    final class Card: UIViewController {}
    let adaptation = Adaptation()
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UIPopoverPresentationController.self]).textColor = .green
    func shown(_ style: UIModalPresentationStyle) throws -> UIColor? {
      let card = Card()
      card.modalPresentationStyle = style
      card.popoverPresentationController?.sourceView = controller.view
      card.popoverPresentationController?.delegate = adaptation
      let label = UILabel()
      card.loadViewIfNeeded()
      card.view.addSubview(label)
      controller.present(card, animated: false)
      try app.waitUntilIdle()
      defer { controller.dismiss(animated: false) }
      return label.textColor
    }
    XCTAssertEqual(try shown(.fullScreen), .red)
    try app.waitUntilIdle()
    XCTAssertEqual(try shown(.popover), .green, "the popover is further outside")
  }

  // MARK: When values apply

  func testAValueOfTheViewTakesPrecedence_untilItIsRemovedToo() {
    UISwitch.appearance().onTintColor = .red
    let view = UISwitch()
    controller.view.addSubview(view)
    view.onTintColor = .blue
    view.removeFromSuperview()
    controller.view.addSubview(view)
    XCTAssertEqual(view.onTintColor, .blue, "it was set while the view was in the window")
    let other = UISwitch()
    controller.view.addSubview(other)
    UISwitch.appearance().onTintColor = .green
    XCTAssertEqual(other.onTintColor, .red, "a view in the window does not change")
    other.removeFromSuperview()
    controller.view.addSubview(other)
    XCTAssertEqual(other.onTintColor, .green)
  }

  func testProxies() {
    let proxy = UISwitch.appearance()
    XCTAssertIdentical(proxy, UISwitch.appearance())
    XCTAssertIdentical(
      UISwitch.appearance(whenContainedInInstancesOf: [A.self, B.self]),
      UISwitch.appearance(whenContainedInInstancesOf: [A.self, B.self]))
    XCTAssertNotIdentical(
      UISwitch.appearance(whenContainedInInstancesOf: [A.self, B.self]),
      UISwitch.appearance(whenContainedInInstancesOf: [B.self, A.self]))
    XCTAssertIdentical(UISwitch.appearance(whenContainedInInstancesOf: []), proxy)
    XCTAssertNotIdentical(UISwitch.appearance(), UIControl.appearance())
    proxy.onTintColor = .red
    XCTAssertEqual(UISwitch.appearance().onTintColor, .red)
  }

  func testTheNextApplicationHasNoProxies() {
    UISwitch.appearance().onTintColor = .red
    start()
    XCTAssertFalse(AppearanceCatalog.isUsed)
    let view = UISwitch()
    controller.view.addSubview(view)
    XCTAssertNil(view.onTintColor)
  }

  func testTraits() throws {
    UILabel.appearance().textColor = .black
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .white
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    UILabel.appearance(for: regular, whenContainedInInstancesOf: [A.self]).textColor = .green
    let (label, inside, container) = (UILabel(), UILabel(), A())
    container.addSubview(inside)
    for view in [label, container] { controller.view.addSubview(view) }
    app.frame()
    XCTAssertEqual([label.textColor, inside.textColor], [.black, .black])
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    XCTAssertEqual([label.textColor, inside.textColor], [.white, .white])
    app.window.traitOverrides.horizontalSizeClass = .regular
    app.frame()
    XCTAssertEqual([label.textColor, inside.textColor], [.white, .green])
    app.window.overrideUserInterfaceStyle = .light
    app.frame()
    XCTAssertEqual([label.textColor, inside.textColor], [.black, .green])
  }

  /// A view with a property as `tessera` rewrites it if it is declared with `@objc dynamic`.
  private final class Rewritten: UIView {
    var titleColor: UIColor? { didSet { _didChange("titleColor", from: oldValue, to: self.titleColor) } }
    override func _setMember(_ name: String, to value: Any?) -> _MemberAssignment {
      name == "titleColor" ? _assign(value, like: titleColor) { titleColor = $0 } : super._setMember(name, to: value)
    }
    override func _member(_ name: String) -> _MemberValue? {
      name == "titleColor" ? _MemberValue(titleColor) : super._member(name)
    }
  }

  func testPropertiesWithObjcDynamic() {
    Rewritten.appearance().titleColor = .red
    let (view, own, cleared) = (Rewritten(), Rewritten(), Rewritten())
    own.titleColor = .blue
    for view in [view, own] { controller.view.addSubview(view) }
    XCTAssertEqual([view.titleColor, own.titleColor], [.red, .blue])
    Rewritten.appearance().titleColor = nil
    controller.view.addSubview(cleared)
    XCTAssertNil(cleared.titleColor)
    XCTAssertNil(cleared.appearanceRecord?.ownValues.first, "a proxy's value is not the view's own")
  }

  func testWindowsAndTheirTint() {
    UIWindow.appearance().tintColor = .green
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.isHidden = false
    let view = UIView()
    window.addSubview(view)
    XCTAssertEqual(view.tintColor, .green)
    window.isHidden = true
  }

  /// Values that UIKit's views set on their own subviews do not count as values of the application.
  func testViewsInsideOfViewsOfUIKit() throws {
    let (large, small) = (UIFont.systemFont(ofSize: 30), UIFont.systemFont(ofSize: 11))
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).font = large
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]).font = small
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "Header"
    let (cell, own) = (UITableViewCell(), UITableViewCell())
    cell.textLabel?.text = "Cell"
    own.textLabel?.textColor = .brown
    let button = UIButton(type: .custom)
    button.setTitle("Button", for: .normal)
    for view in [bar, header, cell, own, button] { controller.view.addSubview(view) }
    app.frame()
    XCTAssertEqual(bar.searchTextField.font, large)
    XCTAssertEqual(header.textLabel?.textColor, .red)
    XCTAssertEqual([cell.textLabel?.textColor, own.textLabel?.textColor], [.green, .brown])
    XCTAssertEqual(button.titleLabel?.font, small)
  }

  func testCellsOfATable() throws {
    final class Cell: UITableViewCell {
      let line = UILabel()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(line)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Table: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if indexPath.row == 1 { (cell as? Cell)?.line.textColor = .blue }
        return cell
      }
    }
    Cell.appearance().backgroundColor = .yellow
    UILabel.appearance(whenContainedInInstancesOf: [Cell.self]).textColor = .red
    let table = Table()
    table.tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    app.show(table)
    app.frame()
    let cells = table.tableView.visibleCells.compactMap { $0 as? Cell }
    XCTAssertEqual(cells.map(\.backgroundColor), [.yellow, .yellow, .yellow])
    XCTAssertEqual(cells.map(\.line.textColor), [.red, .blue, .red], "the data source has set that of the second")
  }
}
