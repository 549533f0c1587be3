import UIKit
import UIKitTesting
import XCTest

/// Key-value observing of UIKit's own properties and of user defaults. In rewritten sources, `tessera` uses `_key` and
/// `ObservedUserDefaults` for them.
@preconcurrency @MainActor
final class ViewObservationTests: XCTestCase {
  func testTheOffsetAndTheContentOfAScrollView() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var offsets: [CGFloat] = []
    var heights: [CGFloat] = []
    let offset = scrollView.observe(\.contentOffset, _key: "contentOffset", options: [.old, .new]) { view, change in
      offsets += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1]
    }
    let size = scrollView.observe(\.contentSize, _key: "contentSize", options: .initial) { view, _ in
      heights.append(view.contentSize.height)
    }
    scrollView.contentSize = CGSize(width: 10, height: 100)
    scrollView.contentSize = CGSize(width: 10, height: 100)
    scrollView.contentOffset.y = 5
    scrollView.bounds.origin.y = 7
    XCTAssertEqual(offsets, [0, 5, 5, 7])
    XCTAssertEqual(heights, [0, 100])
    offset.invalidate()
    size.invalidate()
    scrollView.contentOffset.y = 9
    XCTAssertEqual(offsets.count, 4)
  }

  /// applidium/OverlayContainer (on GitHub, OverlayScrollViewDelegateProxy.swift) observes the delegate of a scroll view, to put its
  /// own object before each new one.
  func testTheDelegateOfAScrollView() {
    final class Delegate: NSObject, UICollectionViewDelegate, UITableViewDelegate, UITextViewDelegate {}
    let (first, second) = (Delegate(), Delegate())
    let scrollView = UIScrollView()
    var delegates: [AnyObject?] = []
    var oldDelegates: [AnyObject?] = []
    let token = scrollView.observe(\.delegate, _key: "delegate", options: [.old, .new]) { view, change in
      delegates.append(view.delegate)
      oldDelegates.append(change.oldValue ?? nil)
      if view.delegate === second { view.delegate = first }
    }
    scrollView.delegate = first
    XCTAssertEqual(delegates.count, 1)
    scrollView.delegate = second
    XCTAssertTrue(scrollView.delegate === first, "the observer has replaced it")
    scrollView.delegate = nil
    let expected: [Delegate?] = [first, second, first, nil]
    XCTAssertTrue(delegates.elementsEqual(expected) { $0 === $1 }, "\(delegates)")
    XCTAssertTrue(oldDelegates[1] === first && oldDelegates[0] == nil)
    token.invalidate()
    scrollView.delegate = second
    XCTAssertEqual(delegates.count, 4)

    var changes: [String] = []
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView()
    let text = UITextView()
    let tokens = [
      collection.observe(\.delegate, _key: "delegate") { _, _ in changes.append("collection") },
      table.observe(\.delegate, _key: "delegate") { _, _ in changes.append("table") },
      text.observe(\.delegate, _key: "delegate") { _, _ in changes.append("text") },
    ]
    collection.delegate = first
    table.delegate = first
    text.delegate = first
    XCTAssertEqual(changes, ["collection", "table", "text"])
    withExtendedLifetime(tokens) {}
  }

  func testGeometryAndVisibility() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var names: [String] = []
    let tokens = [
      view.observe(\.frame, _key: "frame") { _, _ in names.append("frame") },
      view.observe(\.bounds, _key: "bounds") { _, _ in names.append("bounds") },
      view.observe(\.center, _key: "center") { _, _ in names.append("center") },
      view.observe(\.alpha, _key: "alpha") { _, _ in names.append("alpha") },
      view.observe(\.isHidden, _key: "isHidden") { _, _ in names.append("isHidden") },
    ]
    view.center.x += 1
    view.bounds.origin.x = 3
    view.bounds.size.width = 20
    view.alpha = 0.5
    view.isHidden = true
    XCTAssertEqual(names, ["center", "frame", "bounds", "bounds", "frame", "alpha", "isHidden"])
    for token in tokens { token.invalidate() }
  }

  func testUserDefaults() {
    let defaults = ObservedUserDefaults.standard
    defaults.removeObject(forKey: "observed")
    var values: [Int?] = []
    nonisolated(unsafe) var posts = 0
    let token = defaults.observe(\.description, _key: "observed") { defaults, _ in
      values.append(defaults.object(forKey: "observed") as? Int)
    }
    let center = NotificationCenter.default
    let observer = center.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in
      posts += 1
    }
    defaults.set(4, forKey: "observed")
    defaults.set("x", forKey: "other")
    defaults.removeObject(forKey: "observed")
    XCTAssertEqual(values, [4, nil])
    XCTAssertEqual(posts, 3)
    token.invalidate()
    center.removeObserver(observer)
    defaults.removeObject(forKey: "other")
  }

  func testAccessibilityElements() {
    let view = UIView()
    XCTAssertEqual(view.accessibilityElementCount(), 0)
    let element = UIView()
    view.accessibilityElements = [element]
    XCTAssertEqual(view.accessibilityElementCount(), 1)
    XCTAssertTrue(view.accessibilityElement(at: 0) as AnyObject? === element)
    XCTAssertNil(view.accessibilityElement(at: 1))
    XCTAssertEqual(view.index(ofAccessibilityElement: element), 0)
    XCTAssertEqual(view.index(ofAccessibilityElement: UIView()), NSNotFound)
  }

  /// FloatingPanel (by scenee, on GitHub) observes the safe area of its view.
  func testSafeAreaStatesAndTitle() {
    var values: [String] = []
    let view = UIView()
    let control = UIButton(type: .custom)
    let controller = UIViewController()
    let tokens: [NSKeyValueObservation] = [
      view.observe(\.safeAreaInsets, _key: "safeAreaInsets", options: [.initial, .new]) { view, _ in
        values.append("\(view.safeAreaInsets.top)")
      },
      control.observe(\.isSelected, _key: "isSelected") { control, _ in values.append("\(control.isSelected)") },
      controller.observe(\.title, _key: "title") { controller, _ in values.append(controller.title ?? "nil") },
    ]
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    controller.view.addSubview(view)
    view.frame = controller.view.bounds
    controller.additionalSafeAreaInsets.top = 3
    control.isSelected = true
    controller.title = "a"
    XCTAssertEqual(values, ["0.0", "3.0", "true", "a"])
    tokens.forEach { $0.invalidate() }
  }

  /// zenangst/Family (on GitHub) removes the views of children whose parent changes.
  func testTheParentOfAController() {
    let app = TestApplication(size: CGSize(width: 100, height: 100))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
    var values: [[UIViewController?]] = []
    let token = child.observe(\.parent, _key: "parent", options: [.old, .new]) { child, change in
      values.append([change.oldValue ?? nil, child.parent])
    }
    parent.addChild(child)
    parent.addChild(child)
    other.addChild(child)
    child.removeFromParent()
    child.removeFromParent()
    XCTAssertEqual(values, [[nil, parent], [parent, other], [other, nil]])
    token.invalidate()
    parent.addChild(child)
    XCTAssertEqual(values.count, 3)
  }

  /// The tests of folding-cell (by Ramotion, on GitHub) read a rotation through the layer of a view.
  func testValuesByKeyPath() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.transform = CATransform3DMakeRotation(0.5, 1, 0, 0)
    XCTAssertEqual(view.value(forKey: "frame") as? CGRect, view.frame)
    XCTAssertEqual(
      (view.value(forKeyPath: "layer.transform.rotation.x") as? NSNumber)?.doubleValue ?? 0, 0.5, accuracy: 1e-6)
  }

  /// With Objective-C, classes are objects, so that `===` compares them.
  func testIdentityOfClasses() {
    let none: AnyClass? = nil
    let label: AnyClass? = UILabel.self
    XCTAssertTrue(label === UILabel.self)
    XCTAssertTrue(type(of: UILabel()) === label)
    XCTAssertTrue(label !== UIView.self)
    XCTAssertFalse(none === label)
    XCTAssertTrue(none === nil as AnyClass?)
    XCTAssertFalse(UIView() === UIView(), "objects")
  }

  /// On iOS a number in user defaults is an `NSNumber`, which can be cast to each type that represents it exactly. Foundation on
  /// Linux returns `Double` for a `Float` that was stored by an earlier run of the program.
  func testNumbersInUserDefaultsCanBeCastToOtherTypes() throws {
    let name = "org.example.numbers-\(UUID().uuidString)"
    let defaults = try XCTUnwrap(ObservedUserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set(["a": 100.0, "b": 97.5], forKey: "values")
    defaults.set([1, 2], forKey: "list")
    defaults.set(2.5, forKey: "number")
    defaults.set("text", forKey: "text")
    XCTAssertEqual(defaults.dictionary(forKey: "values") as? [String: Float], ["a": 100, "b": 97.5])
    XCTAssertEqual(defaults.array(forKey: "list") as? [Double], [1, 2])
    XCTAssertEqual(defaults.object(forKey: "number") as? Float, 2.5)
    XCTAssertEqual(defaults.integer(forKey: "number"), 2)
    XCTAssertEqual(defaults.string(forKey: "text"), "text")
    XCTAssertNil(defaults.object(forKey: "missing"))
  }

  /// On iOS, `NSDictionary.value(forKey:)` returns the object of the key, and `NSArray.value(forKey:)` the values of the elements.
  func testValuesOfCollectionsByNames() {
    let notes: [[String: Any]] = [["title": "a"], ["title": "b"], [:]]
    let page = NSDictionary(dictionary: ["notes": notes, "count": 2, "inner": ["deep": ["value": 5]]])
    let object: any NSObjectProtocol = page
    XCTAssertEqual(object.value(forKey: "count") as? Int, 2)
    XCTAssertEqual(object.value(forKeyPath: "inner.deep.value") as? Int, 5)
    let titles = object.value(forKeyPath: "notes.title") as? NSArray
    XCTAssertEqual(titles, ["a", "b", NSNull()])
    XCTAssertNil(object.value(forKeyPath: "other.title"))
    XCTAssertEqual(object.value(forKeyPath: "notes.@count") as? Int, 3)
    XCTAssertEqual(object.value(forKeyPath: "inner.@count") as? Int, 1)
  }
}
